/** Whole double clicks, and taps quicker than anybody sees what changed, are one click. */
const [DOUBLE_CLICK_MS, UNSEEN_MS] = [600, 250];

/** Whether a click was meant for what stood there until `since` (a time of `performance.now()`). */
export function tooSoon(event: MouseEvent, since: number): boolean {
  const touch = (event as PointerEvent).pointerType === "touch";
  const passed = performance.now() - since;
  return (event.detail > 1 && passed < DOUBLE_CLICK_MS) || (touch && passed < UNSEEN_MS);
}

/** Keeps such a click from all that lies below the listener; to be called while it is captured. */
export function once(event: MouseEvent, since: number): void {
  if (!tooSoon(event, since)) return;
  event.stopPropagation();
  event.preventDefault();
}
