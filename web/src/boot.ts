// First in the page: the rules load while everything else is still being set up and the player chooses.
import { house } from "./net";

house.warmUp();
