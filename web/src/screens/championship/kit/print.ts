import { tick } from "svelte";

/** Prints what `Paper` holds, once it is there. */
export async function printed(show: () => void, hide: () => void): Promise<void> {
  show();
  await tick();
  addEventListener("afterprint", hide, { once: true });
  print();
}
