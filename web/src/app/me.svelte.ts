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
let chosen: { name: string; timer: ReturnType<typeof setTimeout> } | null = null;

function take(profile: Profile): Profile {
  current = profile;
  write(KNOWN, true);
  return profile;
}

function nobody(): void {
  current = null;
  remove(KNOWN);
}

/** Tells the server the name that was chosen last, if it does not know it yet. */
async function settle(): Promise<void> {
  if (chosen === null) return;
  clearTimeout(chosen.timer);
  const { name } = chosen;
  chosen = null;
  take(await api.changeMe({ name }));
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
    if (chosen !== null) clearTimeout(chosen.timer);
    current = { ...current, name };
    const timer = setTimeout(() => {
      settle().catch((error: unknown) => {
        failed(error);
        void this.load().catch(() => undefined);
      });
    }, SETTLED);
    chosen = { name, timer };
  },
  /** Changes name, avatar or language. Rejects with Trouble. */
  async change(part: { name?: string; avatar?: string; language?: string }): Promise<Profile> {
    return take(await api.changeMe(part));
  },
  /** Another profile is signed in on this device, or a newer state of this one has come. */
  take,
  /** The profile is gone from this device. */
  forget: nobody,
};
