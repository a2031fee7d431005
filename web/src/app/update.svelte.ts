import { updates } from "../net";

const state = $state({ ready: updates.ready });
updates.onReady((ready) => (state.ready = ready));

/** A newer version of the page that waits on this device. */
export const update = {
  get ready(): boolean {
    return state.ready;
  },
  accept(): void {
    updates.accept();
  },
};
