import { signMarkup, type Sign } from "./suits";

/**
 * The people on the court cards and round the table, built from one box of shapes in card units (100 × 152).
 *
 * Suit colours come in as custom properties of the card (`--s` cloth, `--m` sleeve, `--deep` seam, `--tint`, `--sun`,
 * `--hill`), so that one drawing serves every pack and theme.
 */

export const INK = "#2A211B";
export const PAPER = "#FCF6E8";
export const DUSK = "#233A4D";
export const CREAM = "#FFF3D9";
export const STRAW = "#EFC469";

/** The middle of every head. */
const X = 52;
const Y = 62;
const LINE = "#9A5B3A";
const BLUSH = "#D9694F";

export type Beard = "round" | "fork" | "point" | "square";
type Cloth = "diagonal" | "dots" | "stripes" | "check";
type Tip = "ball" | "spike" | "leaf" | "cup";
export type CourtRank = "J" | "Q" | "K";

interface Person {
  hair: string;
  skin: string;
  woman?: boolean;
}

interface House {
  cloth: Cloth;
  tip: Tip;
  beard: Beard;
  J: Person;
  Q: Person;
  K: Person;
}

const HEARTS: House = {
  cloth: "diagonal",
  tip: "ball",
  beard: "round",
  J: { hair: "#7A3F1D", skin: "#F0C6A2" },
  Q: { hair: "#C98A3A", skin: "#F3CDAA", woman: true },
  K: { hair: "#EDE3D0", skin: "#EDBE98" },
};
const BELLS: House = {
  cloth: "dots",
  tip: "spike",
  beard: "fork",
  J: { hair: "#D9A441", skin: "#EBB98F" },
  Q: { hair: "#3A2A20", skin: "#E3AA7E" },
  K: { hair: "#8C4A22", skin: "#EDBE98" },
};
const LEAVES: House = {
  cloth: "stripes",
  tip: "leaf",
  beard: "point",
  J: { hair: "#4A2F1D", skin: "#D99F72" },
  Q: { hair: "#6B3B1E", skin: "#F0C6A2", woman: true },
  K: { hair: "#B9B2A4", skin: "#E3AA7E" },
};
const ACORNS: House = {
  cloth: "check",
  tip: "cup",
  beard: "square",
  J: { hair: "#A8552A", skin: "#F3CDAA" },
  Q: { hair: "#B9B2A4", skin: "#EBB98F" },
  K: { hair: "#2E241E", skin: "#D99F72" },
};

const HOUSES: Readonly<Record<Sign, House>> = {
  heart: HEARTS,
  bell: BELLS,
  leaf: LEAVES,
  acorn: ACORNS,
  diamond: { ...BELLS, Q: { ...BELLS.Q, woman: true } },
  spade: { ...LEAVES, J: { hair: "#2E241E", skin: "#8A5A3A" }, K: { hair: "#5B4A40", skin: "#9A673F" } },
  club: { ...ACORNS, Q: { hair: "#2E241E", skin: "#D99F72", woman: true } },
};

/** The four cloth patterns; ids are used by `court`. */
export const CLOTHS = ((): string => {
  const fill = 'fill="#FFF3D9" fill-opacity=".42"';
  const units = 'patternUnits="userSpaceOnUse"';
  return (
    `<pattern id="cloth-diagonal" width="7" height="7" ${units} patternTransform="rotate(45)"><rect width="2.6" height="7" ${fill}/></pattern>` +
    `<pattern id="cloth-dots" width="8" height="8" ${units}><circle cx="2" cy="2" r="1.5" ${fill}/><circle cx="6" cy="6" r="1.5" ${fill}/></pattern>` +
    `<pattern id="cloth-stripes" width="6.5" height="8" ${units}><rect x="2" width="1.9" height="8" ${fill}/></pattern>` +
    `<pattern id="cloth-check" width="8" height="8" ${units}><rect width="8" height="1.7" y="3" ${fill}/><rect width="1.7" height="8" x="3" ${fill}/></pattern>`
  );
})();

/** Mixes two #RRGGBB colours; `share` 0 to 1 of the second. */
export function mix(first: string, second: string, share: number): string {
  const part = (colour: string, index: number) => parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  return (
    "#" +
    [0, 1, 2]
      .map((index) => Math.round(part(first, index) + (part(second, index) - part(first, index)) * share))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")
  );
}

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const two = (value: number): string => String(Math.round(value * 10) / 10);

export function head(skin: string): string {
  return (
    `<rect x="${X - 5.5}" y="${Y + 10}" width="11" height="14" fill="${mix(skin, "#8A4A2A", 0.22)}"/>` +
    dot(X - 15, Y + 1, 3.6, skin) +
    dot(X + 15, Y + 1, 3.6, skin) +
    path(`M${X - 15} ${Y - 14}H${X + 15}V${Y + 2}A15 15.5 0 0 1 ${X - 15} ${Y + 2}Z`, skin)
  );
}

export function face(options: { mouth: boolean; lip?: string; glasses?: boolean }): string {
  const blush = (x: number) => `<circle cx="${x}" cy="${Y + 6}" r="3" fill="${BLUSH}" fill-opacity=".55"/>`;
  const stroke = (d: string, colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    blush(X - 9.3) +
    blush(X + 9.3) +
    dot(X - 6, Y, 1.75, INK) +
    dot(X + 6, Y, 1.75, INK) +
    stroke(`M${X} ${Y + 0.5}V${Y + 5}H${X + 2.6}`, LINE, 1.5) +
    (options.mouth ? stroke(`M${X - 3.6} ${Y + 9.6}Q${X} ${Y + 12.8} ${X + 3.6} ${Y + 9.6}`, options.lip ?? "#8C3A2A", 1.7) : "") +
    (options.glasses
      ? `<g fill="none" stroke="${INK}" stroke-width="1.4"><circle cx="${X - 6}" cy="${Y}" r="4.6"/><circle cx="${X + 6}" cy="${Y}" r="4.6"/><path d="M${X - 1.4} ${Y}h2.8"/></g>`
      : "")
  );
}

export function beard(kind: Beard, colour: string): string {
  const top = `M${X - 15} ${Y + 1}C${X - 11} ${Y + 7} ${X - 8} ${Y + 7.5} ${X - 6} ${Y + 7.2}H${X + 6}C${X + 8} ${Y + 7.5} ${X + 11} ${Y + 7} ${X + 15} ${Y + 1}`;
  const ends: Record<Beard, string> = {
    round: `V${Y + 11}A15 17 0 0 1 ${X - 15} ${Y + 11}Z`,
    fork: `V${Y + 12}C${X + 15} ${Y + 20} ${X + 11} ${Y + 27} ${X + 7} ${Y + 30}L${X} ${Y + 22}L${X - 7} ${Y + 30}C${X - 11} ${Y + 27} ${X - 15} ${Y + 20} ${X - 15} ${Y + 12}Z`,
    point: `V${Y + 10}C${X + 13} ${Y + 20} ${X + 5} ${Y + 28} ${X} ${Y + 34}C${X - 5} ${Y + 28} ${X - 13} ${Y + 20} ${X - 15} ${Y + 10}Z`,
    square: `V${Y + 22}Q${X + 15} ${Y + 26} ${X + 11} ${Y + 26}H${X - 11}Q${X - 15} ${Y + 26} ${X - 15} ${Y + 22}Z`,
  };
  return path(top + ends[kind], colour) + path(`M${X - 3.4} ${Y + 11.5}Q${X} ${Y + 14} ${X + 3.4} ${Y + 11.5}Z`, "#8C3A2A");
}

export function moustache(colour: string, curled: boolean): string {
  const y = Y + 8;
  return curled
    ? path(
        `M${X} ${y}C${X - 4} ${y - 3} ${X - 9} ${y + 5} ${X - 15} ${y - 3}C${X - 14} ${y + 7} ${X - 3} ${y + 8} ${X} ${y + 2.5}C${X + 3} ${y + 8} ${X + 14} ${y + 7} ${X + 15} ${y - 3}C${X + 9} ${y + 5} ${X + 4} ${y - 3} ${X} ${y}Z`,
        colour,
      )
    : path(`M${X} ${y - 1}C${X - 5} ${y - 2} ${X - 9} ${y} ${X - 10} ${y + 4}H${X + 10}C${X + 9} ${y} ${X + 5} ${y - 2} ${X} ${y - 1}Z`, colour);
}

/** A bent arm along `points`; the hand is at the last one. */
function arm(points: readonly (readonly [number, number])[], skin: string): string {
  const [ax, ay] = points.at(-2) ?? [0, 0];
  const [bx, by] = points.at(-1) ?? [0, 1];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  return (
    `<path d="M${points.map(([x, y]) => `${x} ${y}`).join("L")}" fill="none" stroke="var(--m)" stroke-width="10.5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M${two(bx - ux * 1.5)} ${two(by - uy * 1.5)}L${two(bx + ux * 1.2)} ${two(by + uy * 1.2)}" stroke="${CREAM}" stroke-width="12"/>` +
    dot(Number(two(bx + ux * 5)), Number(two(by + uy * 5)), 5.2, skin)
  );
}

/** The spodek's soft cap. */
export function softCap(cloth = "var(--s)"): string {
  return (
    path(`M${X - 18} ${Y - 11}C${X - 19} ${Y - 25} ${X - 8} ${Y - 29} ${X + 3} ${Y - 28}C${X + 17} ${Y - 27} ${X + 21} ${Y - 19} ${X + 18} ${Y - 11}Z`, cloth) +
    `<rect x="${X - 17}" y="${Y - 14}" width="34" height="6.5" rx="3.2" fill="${DUSK}"/>` +
    dot(X + 17, Y - 19, 4, STRAW)
  );
}

/** The svršek's hat with a feather. */
export function featherHat(cloth = "var(--s)"): string {
  return (
    path(
      `M${X + 8} ${Y - 20}C${X + 6} ${Y - 36} ${X - 10} ${Y - 42} ${X - 27} ${Y - 38}C${X - 22} ${Y - 35} ${X - 23} ${Y - 33} ${X - 26} ${Y - 31}C${X - 18} ${Y - 31} ${X - 8} ${Y - 28} ${X + 1} ${Y - 17}Z`,
      cloth,
    ) +
    `<path d="M${X + 4} ${Y - 20}C${X - 3} ${Y - 31} ${X - 12} ${Y - 35} ${X - 20} ${Y - 36}" fill="none" stroke="${CREAM}" stroke-width="1.4"/>` +
    path(`M${X - 13} ${Y - 12}L${X - 10} ${Y - 27}Q${X} ${Y - 33} ${X + 10} ${Y - 27}L${X + 13} ${Y - 12}Z`, DUSK) +
    `<rect x="${X - 13.2}" y="${Y - 18.5}" width="26.4" height="5.5" fill="${cloth}"/>` +
    `<rect x="${X - 24}" y="${Y - 14}" width="48" height="6" rx="3" fill="${DUSK}"/>`
  );
}

/** The king's crown; the tips tell the suit once more. */
export function crown(tip: Tip, cloth = "var(--s)", deep = "var(--deep)"): string {
  const y = Y - 12;
  const ornament = (x: number, top: number): string => {
    switch (tip) {
      case "ball":
        return dot(x, top, 3.4, cloth);
      case "spike":
        return `<path d="M${x} ${two(top - 4.2)}l4.2 4.2l-4.2 4.2l-4.2-4.2z" fill="${cloth}"/>`;
      case "leaf":
        return path(`M${x} ${top - 6}C${x + 5} ${top - 2} ${x + 4} ${top + 3} ${x} ${top + 3.5}C${x - 4} ${top + 3} ${x - 5} ${top - 2} ${x} ${top - 6}Z`, cloth);
      case "cup":
        return path(`M${x - 4.5} ${top}a4.5 4 0 0 1 9 0z`, deep) + path(`M${two(x - 3.4)} ${two(top + 0.6)}h6.8q-.4 4-3.4 4.6q-3-.6-3.4-4.6z`, cloth);
    }
  };
  return (
    path(`M${X - 17} ${y + 3}L${X - 20} ${y - 17}L${X - 9.5} ${y - 8}L${X} ${y - 21}L${X + 9.5} ${y - 8}L${X + 20} ${y - 17}L${X + 17} ${y + 3}Z`, STRAW) +
    ornament(X - 20, y - 18) +
    ornament(X, y - 22) +
    ornament(X + 20, y - 18) +
    `<rect x="${X - 18}" y="${y - 1}" width="36" height="7" rx="2" fill="${cloth}"/>` +
    [-11, 0, 11].map((dx) => dot(X + dx, y + 2.5, 1.7, CREAM)).join("")
  );
}

/** The French queen's diadem: lower than a crown, with a veil behind it. */
function diadem(tip: Tip): string {
  const y = Y - 10;
  return (
    path(`M${X - 16} ${y + 2}C${X - 17} ${y - 5} ${X - 17} ${y - 8} ${X - 16} ${y - 11}Q${X - 11} ${y - 5} ${X - 8} ${y - 12}Q${X - 3} ${y - 8} ${X} ${y - 18}Q${X + 3} ${y - 8} ${X + 8} ${y - 12}Q${X + 11} ${y - 5} ${X + 16} ${y - 11}C${X + 17} ${y - 8} ${X + 17} ${y - 5} ${X + 16} ${y + 2}Q${X} ${y - 4} ${X - 16} ${y + 2}Z`, STRAW) +
    dot(X - 16, y - 12, 2.2, "var(--s)") +
    dot(X + 16, y - 12, 2.2, "var(--s)") +
    dot(X, y - 19, tip === "ball" ? 3 : 2.8, "var(--s)") +
    dot(X - 8, y - 4.4, 1.5, CREAM) +
    dot(X + 8, y - 4.4, 1.5, CREAM) +
    dot(X, y - 6.5, 1.9, "var(--s)")
  );
}

/** Hair of a woman seen from the front, and her braid. */
function braid(hair: string, bow: string): string {
  return (
    path(
      `M${X - 15} ${Y - 10}H${X + 15}C${X + 14} ${Y - 4} ${X + 6} ${Y - 5} ${X + 1} ${Y - 9}C${X - 4} ${Y - 4} ${X - 13} ${Y - 3} ${X - 15} ${Y + 1}Z`,
      hair,
    ) +
    [0, 1, 2]
      .map((k) => `<ellipse cx="${two(X - 17.5 - k * 0.6)}" cy="${Y + 15 + k * 8}" rx="4.6" ry="5" fill="${k % 2 ? mix(hair, INK, 0.18) : hair}"/>`)
      .join("") +
    dot(X - 19, Y + 38, 3, bow)
  );
}

const clothed = (d: string, cloth: Cloth): string => path(d, "var(--s)") + path(d, `url(#cloth-${cloth})`);

function king(house: House, hands: boolean, sign: Sign): string {
  const { hair, skin } = house.K;
  return (
    path(
      `M${X - 18} ${Y - 12}H${X + 18}V${Y + 14}Q${X + 18} ${Y + 20} ${X + 13} ${Y + 20}H${X - 13}Q${X - 18} ${Y + 20} ${X - 18} ${Y + 14}Z`,
      hair,
    ) +
    clothed("M11 152C13 118 22 94 36 85H68C82 94 91 118 93 152Z", house.cloth) +
    path("M42 86H62L68 152H36Z", DUSK) +
    path("M30 88C38 80 66 80 74 88C78 92 78 98 74 103C64 97 40 97 30 103C26 98 26 92 30 88Z", CREAM) +
    [
      [33, 95],
      [42, 92.5],
      [62, 92.5],
      [71, 95],
    ]
      .map(([x = 0, y = 0]) => path(`M${two(x - 1.6)} ${two(y - 2.5)}h3.2l-.7 5.5h-1.8z`, INK))
      .join("") +
    head(skin) +
    face({ mouth: false }) +
    beard(house.beard, hair) +
    moustache(mix(hair, "#FFFFFF", 0.18), false) +
    crown(house.tip) +
    (hands
      ? arm([[28, 108], [25, 126], [35, 124]], skin) +
        arm([[76, 108], [79, 126], [69, 124]], skin) +
        dot(52, 119, 16.5, "var(--cut)") +
        signMarkup(sign, 52, 119, 23.5) +
        dot(38, 127, 5.2, skin) +
        dot(66, 127, 5.2, skin)
      : "")
  );
}

function ober(house: House, hands: boolean, sign: Sign, french: boolean): string {
  const { hair, skin, woman } = house.Q;
  return (
    (french
      ? path(`M${X - 19} ${Y - 10}C${X - 12} ${Y - 22} ${X + 12} ${Y - 22} ${X + 19} ${Y - 10}L${X + 23} ${Y + 30}H${X - 23}Z`, "var(--m)")
      : "") +
    (woman
      ? path(`M${X - 17} ${Y - 12}H${X + 17}V${Y + 6}C${X + 17} ${Y + 22} ${X + 10} ${Y + 18} ${X} ${Y + 18}C${X - 10} ${Y + 18} ${X - 17} ${Y + 22} ${X - 17} ${Y + 6}Z`, hair)
      : path(`M${X - 17} ${Y - 12}H${X + 17}V${Y + 10}Q${X + 14} ${Y + 14} ${X} ${Y + 14}Q${X - 14} ${Y + 14} ${X - 17} ${Y + 10}Z`, hair)) +
    clothed("M24 152L31 96C32 88 40 84 52 84C64 84 72 88 73 96L80 152Z", house.cloth) +
    path("M41 85L52 106L63 85C58 83.6 46 83.6 41 85Z", CREAM) +
    path("M27.6 124L76.4 124L77.6 133H26.4Z", DUSK) +
    `<rect x="46" y="122.5" width="12" height="12" rx="2.5" fill="${STRAW}"/><rect x="49.4" y="125.9" width="5.2" height="5.2" rx="1" fill="${DUSK}"/>` +
    (hands ? arm([[36, 95], [21, 110], [31, 121]], skin) : "") +
    head(skin) +
    face({ mouth: true, ...(woman ? { lip: "#A3322B" } : {}) }) +
    (woman
      ? braid(hair, "var(--s)")
      : moustache(hair, true) + path(`M${X - 15} ${Y - 10}h5q-1 9-5 12zM${X + 15} ${Y - 10}h-5q1 9 5 12z`, hair)) +
    (french ? diadem(house.tip) : featherHat()) +
    (hands
      ? arm([[69, 97], [84, 88], [81, 66]], skin) + dot(79, 40, 16.5, "var(--cut)") + signMarkup(sign, 79, 40, 23.5) + dot(80, 57, 5.2, skin)
      : "")
  );
}

function unter(house: House, hands: boolean, sign: Sign): string {
  const { hair, skin } = house.J;
  return (
    path(`M${X - 16.5} ${Y - 12}H${X + 16.5}V${Y + 5}Q${X + 14} ${Y + 9} ${X + 10} ${Y + 10}H${X - 10}Q${X - 14} ${Y + 9} ${X - 16.5} ${Y + 5}Z`, hair) +
    path("M34 130H70L72 152H32Z", DUSK) +
    clothed("M31 137L33 97C34 88 41 84 52 84C63 84 70 88 71 97L73 137Z", house.cloth) +
    path("M43 85L52 97L61 85C57 83.6 47 83.6 43 85Z", CREAM) +
    '<path d="M52 97V137" stroke="var(--deep)" stroke-width="1.6"/>' +
    [105, 115, 125].map((y) => dot(56.5, y, 2.1, STRAW)).join("") +
    (hands ? arm([[67, 96], [83, 109], [75, 120]], skin) : "") +
    head(skin) +
    face({ mouth: true }) +
    path(
      `M${X - 15} ${Y - 10}H${X + 15}C${X + 15} ${Y - 5} ${X + 9} ${Y - 3} ${X + 6} ${Y - 7}C${X + 3} ${Y - 2} ${X - 3} ${Y - 2} ${X - 5} ${Y - 6}C${X - 8} ${Y - 1} ${X - 13} ${Y - 1} ${X - 15} ${Y + 2}Z`,
      hair,
    ) +
    softCap() +
    (hands
      ? arm([[37, 96], [25, 101], [22, 102]], skin) + dot(21, 121, 16.5, "var(--cut)") + signMarkup(sign, 21, 122, 23.5) + dot(21, 104, 5.2, skin)
      : "")
  );
}

/** The figure of a court card in head units; without `hands` it is a bust for small cards. */
export function figure(sign: Sign, rank: CourtRank, hands: boolean, french: boolean): string {
  const house = HOUSES[sign];
  if (rank === "K") return king(house, hands, sign);
  return rank === "Q" ? ober(house, hands, sign, french) : unter(house, hands, sign);
}

/** Sun and hill behind a figure. */
export const SCENE =
  `<circle cx="${X}" cy="80" r="36" fill="var(--sun)"/>` + path("M0 124C20 114 40 112 58 116C76 120 88 118 100 112V152H0Z", "var(--hill)");
