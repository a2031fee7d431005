/** Cards and signs on their way over the table. Pictures only: the view is already where they go, and input never waits. */

export interface Flight {
  id: number;
  /** A card code, null for a card face down, or a suit's sign. */
  code: string | null;
  sign: string | null;
  from: Box;
  to: Box;
  delay: number;
  duration: number;
  /** How far the middle of the way is lifted, in pixels. */
  lift: number;
  turn: number;
  land: () => void;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

const reduce = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The factor on all motion: 0 when nothing may move. */
export function pace(animation: "off" | "fast" | "normal" | "slow"): number {
  if (reduce?.matches) return 0;
  return { off: 0, fast: 0.5, normal: 1, slow: 1.6 }[animation];
}

let last = 0;

export class Flights {
  list = $state.raw<readonly Flight[]>([]);

  launch(flight: Omit<Flight, "id" | "land"> & { land?: () => void }): void {
    const id = ++last;
    this.list = [
      ...this.list,
      {
        ...flight,
        id,
        land: () => {
          this.list = this.list.filter((one) => one.id !== id);
          flight.land?.();
        },
      },
    ];
  }

  clear(): void {
    for (const flight of this.list) flight.land();
    this.list = [];
  }
}

/** The box of an element inside `root`, or null while it has none. */
export function boxOf(root: HTMLElement, selector: string): Box | null {
  const element = root.querySelector(selector);
  if (!element) return null;
  const outer = root.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.width === 0) return null;
  return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width };
}

/** A small box in the middle of another: where a card comes out of a face. */
export function within(box: Box, width: number): Box {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.width - width) / 2, width };
}

/** Runs a flight on its element, as an attachment. */
export function fly(flight: Flight): (element: HTMLElement) => () => void {
  return (element) => {
    const { from, to } = flight;
    const scale = from.width / to.width;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    // Unseen until it starts: cards that wait for their turn still lie in the stock.
    const frames: Keyframe[] = [
      { visibility: "visible", transform: `translate(${dx}px, ${dy}px) scale(${scale})`, offset: 0 },
      { visibility: "visible", transform: `translate(${dx * 0.42}px, ${dy * 0.42 - flight.lift}px) scale(${1 + (scale - 1) * 0.42}) rotate(${flight.turn * 0.5}deg)`, offset: 0.5 },
      { visibility: "visible", transform: `translate(0, 0) scale(1) rotate(${flight.turn}deg)`, offset: 1 },
    ];
    const animation = element.animate(frames, { duration: flight.duration, delay: flight.delay, easing: "ease-out", fill: "forwards" });
    let landed = false;
    const land = () => {
      if (landed) return;
      landed = true;
      flight.land();
    };
    animation.onfinish = land;
    animation.oncancel = land;
    return () => {
      animation.onfinish = null;
      animation.oncancel = null;
      animation.cancel();
      land();
    };
  };
}
