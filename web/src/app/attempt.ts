/** What may be done with a store of this device, and why the browser refuses it. */
import { isFull } from "../storage/database";

/** `failed`: no refusal of the browser's, something is wrong. */
export type Trouble = "full" | "blocked" | "failed";

/** Gives what does something with a store, and is false where that could not be done; `tell` hears why, or null. */
export function attempting<T>(store: () => Promise<T>, name: string, tell: (trouble: Trouble | null) => void): (what: (store: T) => Promise<void>) => Promise<boolean> {
  return async (what) => {
    try {
      await what(await store());
      tell(null);
      return true;
    } catch (error) {
      console.warn(`${name}:`, error);
      tell(isFull(error) ? "full" : error instanceof DOMException ? "blocked" : "failed");
      return false;
    }
  };
}
