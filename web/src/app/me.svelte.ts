/** Who this player is to the server: read when a page needs it, made when somebody wants to play with people. */
import { i18n } from "../i18n";
import { api, Trouble } from "../net/api";
import type { Profile } from "../net/answers";
import { read, remove, write } from "./store";

/** Kept on the device: whether the server knows this player, so that the home page asks nobody who never played online. */
const KNOWN = "people";

let current = $state.raw<Profile | null>(null);
let asking: Promise<Profile | null> | null = null;

function take(profile: Profile): Profile {
  current = profile;
  write(KNOWN, true);
  return profile;
}

function nobody(): void {
  current = null;
  remove(KNOWN);
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
  /** Asks, and becomes a guest where the server knows nobody. Rejects with Trouble. */
  async ensure(): Promise<Profile> {
    return (await this.load()) ?? take(await api.makeGuest(i18n.language));
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
