/** Small faces for the chat, in a box of 32 × 32; own drawings, so that they look the same everywhere. */
const INK = "#2A211B";
const disc = `<circle cx="16" cy="16" r="13.5" fill="#F2B544" stroke="${INK}" stroke-width="2"/>`;
const eyes = `<circle cx="11.3" cy="13.2" r="1.9" fill="${INK}"/><circle cx="20.7" cy="13.2" r="1.9" fill="${INK}"/>`;
const line = (d: string): string => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const hand = (turn: number, fill: string): string =>
  `<g transform="rotate(${turn} 16 27)"><path d="M11 27V12.5A2 2 0 0 1 15 12.5V8.5A2 2 0 0 1 19 8.5V11A2 2 0 0 1 23 11.5V21C23 26 20 29 16.5 29C13.5 29 11.8 28.3 11 27Z" fill="${fill}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/></g>`;

export const EMOJI: Readonly<Record<string, string>> = {
  emoji_smile: disc + eyes + line("M10.2 19.2Q16 25 21.8 19.2"),
  emoji_laugh:
    disc +
    line("M9 14L11.4 11.8L13.8 14M18.2 14L20.6 11.8L23 14") +
    `<path d="M9.8 17.8H22.2Q21.6 25.2 16 25.2Q10.4 25.2 9.8 17.8Z" fill="${INK}"/><path d="M12.6 23.6Q16 21.4 19.4 23.6Q18 25.2 16 25.2Q14 25.2 12.6 23.6Z" fill="#E9663F"/>`,
  emoji_wow: disc + eyes + line("M9.4 9.4Q11 7.8 12.8 9M22.6 9.4Q21 7.8 19.2 9") + `<ellipse cx="16" cy="21.4" rx="3.1" ry="3.9" fill="${INK}"/>`,
  emoji_sad: disc + eyes + line("M10.6 22.8Q16 17.6 21.4 22.8") + `<path d="M23.4 15.6C25 18 25.8 19 25.8 20.4A2.4 2.4 0 0 1 21 20.4C21 19 21.8 18 23.4 15.6Z" fill="#9CC3D6" stroke="${INK}" stroke-width="1.4"/>`,
  emoji_heart: `<path d="M16 28C7 21.5 3.4 17.2 3.4 12A6.7 6.7 0 0 1 16 8.8A6.7 6.7 0 0 1 28.6 12C28.6 17.2 25 21.5 16 28Z" fill="#B8322B" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
  emoji_clap: hand(-24, "#D99F72") + hand(14, "#F3CDAA") + line("M5 9L3.4 6.6M9.2 5.6L8.8 2.8M25.6 6.2L27.4 4"),
};
