// First in the page: the rules load while everything else is still being set up and the player chooses. Play with people
// needs none here: the server has them, and a guest with a slow phone is seated at once.
import { router } from "./app/router.svelte";
import { house } from "./net";
import { ONLINE_ROUTES } from "./screens/online/routes";

const online: readonly string[] = ["/t", ...ONLINE_ROUTES];
if (!online.includes(router.route)) house.warmUp();
