/** Who this player is to the server: read when a page needs it, made when somebody wants to play with people. */
import { i18n } from "../i18n";
import { api, Trouble } from "../net/api";
import type { Profile } from "../net/answers";
import { read, remove, write } from "./store";

/** Kept on the device: whether the server knows this player, so that the home page asks nobody who never played online. */
const KNOWN = "people";

let current = $state.raw<Profile | null>(null);
let asking: Promise<Profile | null> | null = null;

/** Milliseconds after the last of several suggested names until it is taken for chosen. */
const SETTLED = 900;
/** The suggested name that is shown and that the server does not know yet. */
let chosen: { name: string; timer: ReturnType<typeof setTimeout> } | null = null;

function take(profile: Profile): Profile {
  // What was asked before a name was chosen is answered with the old one.
  current = chosen === null ? profile : { ...profile, name: chosen.name };
  write(KNOWN, true);
  return profile;
}

function nobody(): void {
  drop();
  current = null;
  remove(KNOWN);
}

/** Tells the server the name that was chosen last, if it does not know it yet. */
async function settle(): Promise<void> {
  if (chosen === null) return;
  const mine = chosen;
  clearTimeout(mine.timer);
  try {
    take(await api.changeMe({ name: mine.name }));
  } finally {
    if (chosen === mine) chosen = null;
  }
}

/** Forgets a suggested name that was not told yet. */
function drop(): void {
  if (chosen !== null) clearTimeout(chosen.timer);
  chosen = null;
}

export const me = {
  /** The profile as the server last told it; null as long as it has not, or knows nobody here. */
  get profile(): Profile | null {
    return current;
  },
  /** Whether this device has played with people before. */
  get known(): boolean {
    return current !== null || read(KNOWN) === true;
  },
  /** Asks the server who this is; null where it knows nobody. Rejects with Trouble. */
  async load(): Promise<Profile | null> {
    asking ??= api
      .me()
      .then(take, (error: unknown) => {
        if (!(error instanceof Trouble) || error.kind !== "stranger") throw error;
        nobody();
        return null;
      })
      .finally(() => (asking = null));
    return asking;
  },
  /** Asks, and becomes a guest where the server knows nobody; a name just chosen is told first. Rejects with Trouble. */
  async ensure(): Promise<Profile> {
    await settle();
    return (await this.load()) ?? take(await api.makeGuest(i18n.language));
  },
  /** Takes a suggested name: shown at once, told to the server when no other has been asked for meanwhile. */
  choose(name: string, failed: (error: unknown) => void): void {
    if (current === null) return;
    drop();
    current = { ...current, name };
    const timer = setTimeout(() => {
      settle().catch((error: unknown) => {
        failed(error);
        void this.load().catch(() => undefined);
      });
    }, SETTLED);
    chosen = { name, timer };
  },
  /** Changes name, avatar or language; a name given here counts, not one suggested before. Rejects with Trouble. */
  async change(part: { name?: string; avatar?: string; language?: string }): Promise<Profile> {
    if (part.name !== undefined) drop();
    return take(await api.changeMe(part));
  },
  /** Another profile is signed in on this device, or a newer state of this one has come. */
  take,
  /** The profile is gone from this device. */
  forget: nobody,
};
