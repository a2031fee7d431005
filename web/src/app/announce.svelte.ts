/** Sentences for people who listen to the page; App.svelte holds the live region. */
export const spoken = $state({ text: "" });

/** `text` as it is to stand in a live region where `before` stands: the same sentence twice is read twice. */
export function anew(text: string, before: string): string {
  return text === before ? text + "\u00a0" : text;
}

/** Has `text` read aloud when the reader is free. */
export function announce(text: string): void {
  spoken.text = anew(text, spoken.text);
}
