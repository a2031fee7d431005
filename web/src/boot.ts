// First in the page, as a file of its own that needs no other: the rules begin to load while everything else is still on
// its way and the player chooses. Play with people needs none here: the server has them, and a guest with a slow phone is
// seated at once.
import { parse } from "./app/address";
import { ONLINE_ROUTES } from "./screens/online/routes";
import { begin } from "./net/engine";

const online: readonly string[] = ["/t", ...ONLINE_ROUTES];
if (!online.includes(parse(location.hash).route)) begin();
