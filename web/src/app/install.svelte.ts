import { read, write } from "./store";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const state = $state<{ event: InstallEvent | null; dismissed: boolean }>({ event: null, dismissed: read("install-dismissed") === true });

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  state.event = event as InstallEvent;
});
addEventListener("appinstalled", () => (state.event = null));

/** The browser's offer to put the page among the device's applications. */
export const install = {
  get offered(): boolean {
    return state.event !== null && !state.dismissed;
  },
  accept(): void {
    void state.event?.prompt().catch(() => undefined);
    state.event = null;
  },
  dismiss(): void {
    state.dismissed = true;
    write("install-dismissed", true);
  },
};
