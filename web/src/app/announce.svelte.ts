/** Sentences for people who listen to the page; App.svelte holds the live region. */
export const spoken = $state({ text: "" });
let flip = false;

/** Has `text` read aloud when the reader is free; the same sentence twice is read twice. */
export function announce(text: string): void {
  flip = !flip;
  spoken.text = flip ? text : text + "\u00a0";
}
