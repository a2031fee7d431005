/** Whether something may be lost if the page were loaded anew now: nobody has to say so, a new form least of all. */
import { router } from "./router.svelte";

/** The visit on which something was last typed, chosen or tapped. */
let touched = -1;

// A tap that leads elsewhere belongs to the visit that ends with it.
for (const what of ["input", "click"]) document.addEventListener(what, () => (touched = router.visit), { capture: true });

/** Whether the player has done anything since this place was gone to: half a form, half a round of a score pad. */
export function isTouched(): boolean {
  return touched === router.visit;
}
