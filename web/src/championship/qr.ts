/**
 * QR codes of addresses, drawn where they are shown: a page on a hall's network asks nobody for them, and a key never
 * travels to be drawn.
 *
 * ISO/IEC 18004: byte mode, error correction M, versions 1 to 20, which is 666 bytes; the mask with the least penalty.
 */

const many = (count: number, size: number): number[] => new Array<number>(count).fill(size);

/** Error correction bytes of a block, and the data bytes of each block, by version from 1. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
  [30, [50, ...many(4, 51)]],
  [22, [...many(6, 36), ...many(2, 37)]],
  [22, [...many(8, 37), 38]],
  [24, [...many(4, 40), ...many(5, 41)]],
  [24, [...many(5, 41), ...many(5, 42)]],
  [28, [...many(7, 45), ...many(3, 46)]],
  [28, [...many(10, 46), 47]],
  [26, [...many(9, 43), ...many(4, 44)]],
  [26, [...many(3, 44), ...many(11, 45)]],
  [26, [...many(3, 41), ...many(13, 42)]],
];
/** Middles of the alignment patterns, by version from 1. */
const ALIGNED: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
  [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70], [6, 26, 50, 74], [6, 30, 54, 78], [6, 30, 56, 82], [6, 30, 58, 86], [6, 34, 62, 90],
];
/** Bytes that the largest code holds. */
export const MOST_BYTES = 666;
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = boolean[][];

// ---- the field of 256 elements ----

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x <<= 1;
  if (x > 255) x ^= 0x11d;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!);

/** The error correction bytes of a block. */
function corrected(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, at) => {
      next[at]! ^= value;
      next[at + 1]! ^= times(value, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at]!;
    generator.forEach((value, n) => (rest[at + n]! ^= times(value, factor)));
  });
  return rest.slice(data.length);
}

/** All bytes of a code, its blocks interleaved. */
function bytesOf(text: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let n = 0; data.length < room; n++) data.push(n % 2 === 0 ? 0xec : 0x11);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const extra = blocks.map((block) => corrected(block, count));
  const found: number[] = [];
  for (let at = 0; at < Math.max(...sizes); at++) for (const block of blocks) if (at < block.length) found.push(block[at]!);
  for (let at = 0; at < count; at++) for (const block of extra) found.push(block[at]!);
  return found;
}

/** A number with its check bits after it. */
function withCheck(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

/** Finder, timing and alignment patterns; `taken` says where no data goes. */
function patterns(version: number): { grid: Grid; taken: Grid } {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const taken: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (row: number, column: number, dark: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    grid[row]![column] = dark;
    taken[row]![column] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const finder = (row: number, column: number): void => {
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        set(row + r, column + c, ring !== 2 && ring !== 4);
      }
  };
  finder(3, 3);
  finder(3, size - 4);
  finder(size - 4, 3);
  const middles = ALIGNED[version - 1]!;
  const last = middles.at(-1);
  for (const row of middles)
    for (const column of middles) {
      if ((row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)) continue;
      for (let r = -2; r <= 2; r++) for (let c = -2; c <= 2; c++) set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let n = 0; n < 18; n++) {
      const dark = ((bits >> n) & 1) === 1;
      set(Math.floor(n / 3), size - 11 + (n % 3), dark);
      set(size - 11 + (n % 3), Math.floor(n / 3), dark);
    }
  }
  formatted(grid, 0, taken);
  return { grid, taken };
}

/** Writes which mask there is (and that the level is M) into a code. */
function formatted(grid: Grid, mask: number, taken?: Grid): void {
  const size = grid.length;
  const bits = withCheck(mask, 0x537, 10) ^ 0x5412;
  const set = (row: number, column: number, dark: boolean): void => {
    grid[row]![column] = dark;
    if (taken) taken[row]![column] = true;
  };
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1;
    // Once around the upper left finder, once along the other two.
    set(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark);
    set(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, dark);
  }
  set(size - 8, 8, true);
}

/** How hard a code would be to read. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column]!))];
  for (const line of lines) {
    let run = 0;
    line.forEach((value, at) => {
      run = at > 0 && value === line[at - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum++;
    });
    const text = line.map((value) => (value ? "1" : "0")).join("");
    for (const pattern of ["10111010000", "00001011101"]) for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const value = grid[row]![column]!;
      if (value) dark++;
      if (row + 1 < size && column + 1 < size && grid[row]![column + 1] === value && grid[row + 1]![column] === value && grid[row + 1]![column + 1] === value) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The modules of a text's QR code, row by row, true is dark, without the quiet zone; throws RangeError over MOST_BYTES. */
export function qrOf(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, sizes], at) => bytes.length + (at + 1 < 10 ? 2 : 3) <= sizes.reduce((sum, size) => sum + size, 0));
  if (version === 0) throw new RangeError(`at most ${MOST_BYTES} bytes expected for a QR code, ${bytes.length} found`);
  const { grid: base, taken } = patterns(version);
  const size = base.length;
  const bits = bytesOf(bytes, version).flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n;
      for (const column of [right, right - 1]) if (!taken[row]![column]) base[row]![column] = bits[next++] ?? false;
    }
  }
  let best: Grid = base;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const grid = base.map((row, r) => row.map((value, c) => (taken[r]![c] ? value : value !== mask(r, c))));
    formatted(grid, number);
    const cost = penalty(grid);
    if (cost < least) [best, least] = [grid, cost];
  });
  return best;
}

/** A QR code as an SVG path in a square of `size` with the quiet zone of four modules around it. */
export function qrPath(text: string): { size: number; d: string } {
  const grid = qrOf(text);
  let d = "";
  grid.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) {
      if (!row[c]) continue;
      let end = c;
      while (row[end + 1]) end++;
      d += `M${c + 4} ${r + 4}h${end - c + 1}v1h-${end - c + 1}z`;
      c = end;
    }
  });
  return { size: grid.length + 8, d };
}
