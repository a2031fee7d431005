/** Small coloured pictures for choices, in a box of 48 × 48. */
export const PICTURES = {
  tables:
    '<ellipse cx="23" cy="24" rx="15" ry="11" fill="var(--table)" stroke="var(--ring)" stroke-width="2"/><circle cx="23" cy="8" r="5" fill="#B8322B"/><circle cx="6" cy="24" r="5" fill="#2F6E4A"/><circle cx="23" cy="40" r="5" fill="#A8600B"/><circle cx="41" cy="24" r="4.2" fill="none" stroke="var(--ring)" stroke-width="2" stroke-dasharray="3.4 2.4"/>',
  trophy:
    '<path d="M13 12H7V16A7 7 0 0 0 14 23M35 12H41V16A7 7 0 0 1 34 23" fill="none" stroke="#A8600B" stroke-width="3"/><path d="M12 8H36V18A12 12 0 0 1 12 18Z" fill="#EFC469"/><path d="M22 28H26V36H22Z" fill="#A8600B"/><path d="M14 36H34V41H14Z" fill="#6A4325"/><path d="M24 11.5L26 16L30.8 16.5L27.2 19.7L28.2 24.4L24 22L19.8 24.4L20.8 19.7L17.2 16.5L22 16Z" fill="#A8600B"/>',
  book:
    '<path d="M24 12C19 8.5 12 8 5 9.5V39C12 37.5 19 38 24 41.5C29 38 36 37.5 43 39V9.5C36 8 29 8.5 24 12Z" fill="#FCF6E8" stroke="#233A4D" stroke-width="2.5" stroke-linejoin="round"/><path d="M24 12V41" stroke="#233A4D" stroke-width="2.5"/><path d="M10 17H18M10 23H18M10 29H15" stroke="#8A5F2E" stroke-width="2.2" stroke-linecap="round"/><g fill="#B8322B" transform="translate(28.5 18) scale(.115)"><path d="M50 94C30 77 6 60 6 35C6 19 17 8 31 8C40 8 47 13 50 22C53 13 60 8 69 8C83 8 94 19 94 35C94 60 70 77 50 94Z"/></g>',
  slip:
    '<path d="M10 5L13.5 8L17 5L20.5 8L24 5L27.5 8L31 5L34.5 8L38 5V43L34.5 40L31 43L27.5 40L24 43L20.5 40L17 43L13.5 40L10 43Z" fill="#FCF6E8" stroke="#8A7152" stroke-width="2" stroke-linejoin="round"/><path d="M17 18V31M22 18V31M27 18V31M32 18V31M14.5 29L34.5 20" fill="none" stroke="#2A211B" stroke-width="2.3" stroke-linecap="round"/>',
  rain:
    '<path d="M13 27A8 8 0 0 1 12.5 11.2A10.5 10.5 0 0 1 32.5 12.5A7.5 7.5 0 0 1 33.5 27Z" fill="#9CC3D6"/><g fill="#2F6C8C"><path d="M14 31C16.6 34.5 18 36 18 38.2A4 4 0 0 1 10 38.2C10 36 11.4 34.5 14 31Z"/><path d="M24 34C26.6 37.5 28 39 28 41.2A4 4 0 0 1 20 41.2C20 39 21.4 37.5 24 34Z"/><path d="M34 31C36.6 34.5 38 36 38 38.2A4 4 0 0 1 30 38.2C30 36 31.4 34.5 34 31Z"/></g>',
} as const;

export type PictureName = keyof typeof PICTURES;
