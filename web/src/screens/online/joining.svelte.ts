/** From a table in a list to a seat at it: the guest is made, the server is asked, and a full one leads to the queue. */
import { me } from "../../app/me.svelte";
import { onward } from "../../app/router.svelte";

/** Tables that the player has already said yes to: their page asks no more. */
const agreed = new Set<string>();

export const joining = {
  /** Whether the player has chosen this table on another page just now. */
  agreed: (code: string): boolean => agreed.has(code),
  agree: (code: string): void => void agreed.add(code),
  /** Goes to a table to sit down there, by the way `on` from where it was asked for; rejects with Trouble where the server will not know the player. */
  async go(code: string, on = onward()): Promise<void> {
    await me.ensure();
    agreed.add(code);
    on(`/t/${code}`);
  },
};
