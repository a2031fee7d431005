import { beard, crown, CREAM, face, featherHat, head, INK, mix, moustache, softCap, type Beard } from "../cards/figures";

/** The people round the table, built from the same box of shapes as the court cards. */

interface Look {
  skin: string;
  hair: string;
  coat: string;
  /** Colour of the disc behind the head. */
  ground: string;
  style: "short" | "long" | "bun" | "curls" | "braids" | "bald" | "plait";
  beard?: Beard;
  moustache?: "plain" | "curled";
  glasses?: boolean;
  hat?: "cap" | "feather" | "scarf";
  hatColour?: string;
}

const ROSE = "#F3CDBB";
const STRAW = "#F6DFA6";
const GREEN = "#D3DFBF";
const SAND = "#E6CFAE";
const RAIN = "#C9DCE4";

const CAST = {
  anicka: { skin: "#F3CDAA", hair: "#9A4A22", coat: "#B8322B", ground: ROSE, style: "long" },
  karel: { skin: "#EBB98F", hair: "#B9B2A4", coat: "#6A4325", ground: SAND, style: "short", beard: "round", hat: "cap", hatColour: "#6A4325" },
  jarka: { skin: "#F0C6A2", hair: "#CFC8BC", coat: "#2F6E4A", ground: GREEN, style: "bun", glasses: true },
  kuba: { skin: "#F0C6A2", hair: "#D9A441", coat: "#A8600B", ground: STRAW, style: "short" },
  vojta: { skin: "#EBB98F", hair: "#3A2A20", coat: "#233A4D", ground: STRAW, style: "short" },
  tereza: { skin: "#E3AA7E", hair: "#2E241E", coat: "#A8600B", ground: RAIN, style: "braids" },
  hynek: { skin: "#D99F72", hair: "#2E241E", coat: "#2F6E4A", ground: SAND, style: "short", moustache: "curled", hat: "feather", hatColour: "#2F6E4A" },
  zofie: { skin: "#F3CDAA", hair: "#C98A3A", coat: "#233A4D", ground: ROSE, style: "plait" },
  samuel: { skin: "#8A5A3A", hair: "#241A15", coat: "#B8322B", ground: GREEN, style: "curls" },
  bohumil: { skin: "#EDBE98", hair: "#8C4A22", coat: "#233A4D", ground: RAIN, style: "bald", beard: "square" },
  ludmila: { skin: "#F0C6A2", hair: "#6B3B1E", coat: "#6A4325", ground: STRAW, style: "short", hat: "scarf", hatColour: "#B8322B" },
  emma: { skin: "#9A673F", hair: "#2E241E", coat: "#2F6E4A", ground: ROSE, style: "curls", glasses: true },
} as const satisfies Record<string, Look>;

export type AvatarId = keyof typeof CAST;

/** Every avatar, in the order in which a table is filled; `avatar-<id>` in `table.ftl` is a first name for it. */
export const AVATARS = Object.keys(CAST) as readonly AvatarId[];

/** Whether a stored or received name is one of ours. */
export function isAvatar(name: string): name is AvatarId {
  return Object.hasOwn(CAST, name);
}

/** The drawing for any name: ours, or one chosen by the name, so that an unknown one still has a face. */
export function avatarOf(name: string): AvatarId {
  if (isAvatar(name)) return name;
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AVATARS[sum % AVATARS.length] ?? "anicka";
}

const X = 52;
const Y = 62;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

function behind(look: Look): string {
  const { hair } = look;
  switch (look.style) {
    case "long":
      return path(`M${X - 18} ${Y - 12}H${X + 18}V${Y + 12}Q${X + 18} ${Y + 22} ${X + 12} ${Y + 22}H${X - 12}Q${X - 18} ${Y + 22} ${X - 18} ${Y + 12}Z`, hair);
    case "bun":
      return (
        `<circle cx="${X}" cy="${Y - 23}" r="8" fill="${hair}"/>` +
        path(`M${X - 17} ${Y - 12}H${X + 17}V${Y + 4}Q${X + 12} ${Y + 8} ${X} ${Y + 8}Q${X - 12} ${Y + 8} ${X - 17} ${Y + 4}Z`, hair)
      );
    case "curls":
      return [-17, -12, 12, 17]
        .map((dx, n) => `<circle cx="${X + dx}" cy="${Y + (n === 0 || n === 3 ? -4 : 6)}" r="6.5" fill="${hair}"/>`)
        .concat([-15, -6, 5, 14].map((dx, n) => `<circle cx="${X + dx}" cy="${Y - (n === 0 || n === 3 ? 14 : 20)}" r="8" fill="${hair}"/>`))
        .join("");
    case "braids":
      return (
        path(`M${X - 17} ${Y - 12}H${X + 17}V${Y + 8}H${X - 17}Z`, hair) +
        [-1, 1]
          .flatMap((side) =>
            [0, 1, 2].map(
              (k) => `<ellipse cx="${X + side * (18.5 + k * 0.8)}" cy="${Y + 10 + k * 7}" rx="4.4" ry="4.8" fill="${k % 2 ? mix(hair, "#FFFFFF", 0.14) : hair}"/>`,
            ),
          )
          .join("")
      );
    case "bald":
      return "";
    default:
      return path(`M${X - 16.5} ${Y - 12}H${X + 16.5}V${Y + 4}Q${X + 14} ${Y + 8} ${X + 10} ${Y + 9}H${X - 10}Q${X - 14} ${Y + 8} ${X - 16.5} ${Y + 4}Z`, hair);
  }
}

function above(look: Look): string {
  const { hair } = look;
  if (look.hat === "cap") return softCap(look.hatColour);
  if (look.hat === "feather") return featherHat(look.hatColour);
  if (look.hat === "scarf") {
    const colour = look.hatColour ?? "#B8322B";
    return (
      path(`M${X - 18} ${Y + 4}C${X - 20} ${Y - 26} ${X + 20} ${Y - 26} ${X + 18} ${Y + 4}C${X + 15} ${Y - 6} ${X + 9} ${Y - 11} ${X} ${Y - 11}C${X - 9} ${Y - 11} ${X - 15} ${Y - 6} ${X - 18} ${Y + 4}Z`, colour) +
      [-9, 0, 9].map((dx) => `<circle cx="${X + dx}" cy="${Y - (dx ? 14.5 : 16)}" r="1.5" fill="${CREAM}"/>`).join("")
    );
  }
  switch (look.style) {
    case "bald":
      return path(`M${X - 15.5} ${Y - 2}V${Y - 10}C${X - 15.5} ${Y - 21} ${X - 8} ${Y - 25} ${X} ${Y - 25}C${X + 8} ${Y - 25} ${X + 15.5} ${Y - 21} ${X + 15.5} ${Y - 10}V${Y - 2}H${X + 14}V${Y - 8}H${X - 14}V${Y - 2}Z`, look.skin);
    case "curls":
      return path(`M${X - 16} ${Y - 5}C${X - 18} ${Y - 20} ${X - 9} ${Y - 24} ${X} ${Y - 24}C${X + 9} ${Y - 24} ${X + 18} ${Y - 20} ${X + 16} ${Y - 5}C${X + 13} ${Y - 11} ${X + 7} ${Y - 12} ${X} ${Y - 12}C${X - 7} ${Y - 12} ${X - 13} ${Y - 11} ${X - 16} ${Y - 5}Z`, hair);
    case "braids":
      return path(`M${X - 17} ${Y - 1}V${Y - 10}C${X - 17} ${Y - 22} ${X - 9} ${Y - 26} ${X} ${Y - 26}C${X + 9} ${Y - 26} ${X + 17} ${Y - 22} ${X + 17} ${Y - 10}V${Y - 1}C${X + 14} ${Y - 5} ${X + 6} ${Y - 10} ${X} ${Y - 20}C${X - 6} ${Y - 10} ${X - 14} ${Y - 5} ${X - 17} ${Y - 1}Z`, hair);
    case "plait":
      return (
        path(`M${X - 17} ${Y - 3}V${Y - 10}C${X - 17} ${Y - 22} ${X - 9} ${Y - 26} ${X} ${Y - 26}C${X + 9} ${Y - 26} ${X + 17} ${Y - 22} ${X + 17} ${Y - 10}V${Y - 3}C${X + 12} ${Y - 6} ${X + 4} ${Y - 9} ${X - 2} ${Y - 16}C${X - 5} ${Y - 9} ${X - 12} ${Y - 6} ${X - 17} ${Y - 3}Z`, hair) +
        [0, 1, 2].map((k) => `<ellipse cx="${X - 18 - k * 0.6}" cy="${Y + 9 + k * 7.5}" rx="4.6" ry="5" fill="${k % 2 ? mix(hair, INK, 0.18) : hair}"/>`).join("") +
        `<circle cx="${X - 19.6}" cy="${Y + 31}" r="3" fill="#B8322B"/>`
      );
    default:
      return path(`M${X - 17} ${Y - 3}V${Y - 10}C${X - 17} ${Y - 22} ${X - 9} ${Y - 26} ${X} ${Y - 26}C${X + 9} ${Y - 26} ${X + 17} ${Y - 22} ${X + 17} ${Y - 10}V${Y - 3}C${X + 14} ${Y - 6} ${X + 12} ${Y - 10} ${X + 11} ${Y - 13}C${X + 3} ${Y - 8} ${X - 8} ${Y - 9} ${X - 12} ${Y - 12}C${X - 13} ${Y - 9} ${X - 15} ${Y - 6} ${X - 17} ${Y - 3}Z`, hair);
  }
}

const cache = new Map<string, string>();

/** Markup inside `<svg viewBox="0 0 100 100">`, which must let hats stick out; needs `avatar-clip` of `sprite()`. */
export function avatarMarkup(id: AvatarId, crowned: boolean): string {
  const key = id + crowned;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const look: Look = CAST[id];
  const markup =
    `<circle cx="50" cy="50" r="50" fill="${look.ground}"/><g clip-path="url(#avatar-clip)"><g transform="translate(-41 -56) scale(1.75)">` +
    behind(look) +
    path("M24 112L30 92C33 86 42 84 52 84C62 84 71 86 74 92L80 112Z", look.coat) +
    path("M43 85L52 96L61 85C57 83.6 47 83.6 43 85Z", CREAM) +
    head(look.skin) +
    face({ mouth: !look.beard, ...(look.glasses ? { glasses: true } : {}) }) +
    (look.beard ? beard(look.beard, look.hair) + moustache(mix(look.hair, "#FFFFFF", 0.18), false) : "") +
    (look.moustache ? moustache(look.hair, look.moustache === "curled") : "") +
    (crowned ? (look.hat ? "" : above(look)) + crown("ball", "#B8322B", "#8C221D") : above(look)) +
    "</g></g>";
  cache.set(key, markup);
  return markup;
}
