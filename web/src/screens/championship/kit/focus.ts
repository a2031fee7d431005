/**
 * Keeps the focus on the page where what has it goes away: a row that is done, a section that becomes another one, a
 * dialog about a row that is gone meanwhile. It goes on to the row that follows, else to the section's heading, else to
 * the page's first one, or its list; a row and not its button, so that a key pressed twice does nothing to the next one.
 */
export function keepsFocus(page: HTMLElement): () => void {
  let list: Element | null = null;
  let row = 0;
  let section: Element | null = null;
  let within = false;

  const note = (event: FocusEvent): void => {
    const here = event.target as Element;
    if (here.closest("dialog")) return;
    within = true;
    const item = here.closest(".lines > li");
    // What comes right after a list and shows more of it goes when all is shown: on with the first new row.
    const above = here.previousElementSibling?.matches(".lines") ? here.previousElementSibling : null;
    list = item?.parentElement ?? above;
    row = item ? [...item.parentElement!.children].indexOf(item) : (above?.children.length ?? 0);
    section = here.closest("section");
  };
  const left = (event: FocusEvent): void => {
    const from = event.target as Element;
    if (from.closest("dialog")) return;
    // Whoever goes somewhere else, or presses beside everything, wants to be there; a dialog gives the focus back.
    queueMicrotask(() => {
      if (from.isConnected && !page.contains(document.activeElement) && document.querySelector("dialog[open]") === null) within = false;
    });
  };
  const settle = (): void => {
    if (!within || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const next = list?.isConnected ? list.children[Math.min(row, list.children.length - 1)] : undefined;
    const heading = (section?.isConnected ? section : page).querySelector("h2, h3") ?? page.querySelector("h2") ?? page.querySelector(".lines");
    const to = (next ?? heading) as HTMLElement | null;
    if (to === null) return;
    to.tabIndex = -1;
    to.focus({ preventScroll: next !== undefined });
  };
  const closed = (): void => queueMicrotask(settle);

  const watch = new MutationObserver(settle);
  watch.observe(page, { childList: true, subtree: true });
  page.addEventListener("focusin", note);
  page.addEventListener("focusout", left);
  document.addEventListener("close", closed, true);
  return () => {
    watch.disconnect();
    page.removeEventListener("focusin", note);
    page.removeEventListener("focusout", left);
    document.removeEventListener("close", closed, true);
  };
}
