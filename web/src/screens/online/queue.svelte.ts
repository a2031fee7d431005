/** The queue before a full server: it is kept by asking, wherever in the page the player is meanwhile. */
import { announce } from "../../app/announce.svelte";
import { t } from "../../i18n";
import { api, Trouble } from "../../net/api";
import type { QueuePlace } from "../../net/answers";

/** Milliseconds between two questions; a place is lost after half a minute without one. */
const EVERY = 5_000;

let current = $state.raw<QueuePlace | null>(null);
let joined = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

function take(place: QueuePlace): void {
  const before = current;
  current = place;
  if (place.held_ms !== null && before?.held_ms == null) announce(t("queue-free"));
  if (place.place === null && place.held_ms === null) stop();
}

function stop(): void {
  clearTimeout(timer);
  joined = false;
  current = null;
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    try {
      const place = await api.keepPlace();
      if (joined) take(place);
    } catch (error) {
      // Whoever is offline for a moment keeps the place; the server forgets it after half a minute.
      if (error instanceof Trouble && (error.kind === "missing" || error.kind === "stranger")) stop();
    }
    if (joined) later();
  }, EVERY);
}

export const queue = {
  /** The place, 1 the first; null for who does not wait. */
  get place(): number | null {
    return current?.place ?? null;
  },
  /** Milliseconds for which a free place is held; null while there is none. */
  get heldMs(): number | null {
    return current?.held_ms ?? null;
  },
  get waiting(): boolean {
    return joined;
  },
  /** Waits in the queue; rejects with Trouble. */
  async join(): Promise<void> {
    joined = true;
    try {
      take(await api.joinQueue());
      if (joined) later();
    } catch (error) {
      stop();
      throw error;
    }
  },
  async leave(): Promise<void> {
    stop();
    await api.leaveQueue();
  },
  /** The place has been used. */
  done: stop,
};
