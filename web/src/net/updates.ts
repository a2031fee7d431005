/**
 * The service worker seen from the page: after the first visit everything is kept on the device, and a new version
 * waits until the player says so or no game is running.
 */

/** Milliseconds after which the page is kept: whoever plays at once is not to share a small device with a download of all. */
const LATER = 2500;

type Listener = (ready: boolean) => void;

class Updates {
  /** Whether a newer version of the page is on the device and waits. */
  ready = false;
  /** Whether everything is on the device, so that the page works without a network. */
  offline = false;
  private registration: ServiceWorkerRegistration | null = null;
  private readonly listeners = new Set<Listener>();
  private accepted = false;

  /**
   * Starts keeping the page on this device, a while after it is called: once the rules are loaded. `idle` says whether
   * nothing would be lost, no game and nothing typed: a new version that comes then is taken at once.
   */
  async begin(idle: () => boolean): Promise<void> {
    const workers = navigator.serviceWorker;
    // Missing on plain HTTP from another machine, and where the player blocks site data.
    if (workers === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, LATER));
    const controlled = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      // The first service worker takes over a page that is its own version already; and where another tab accepted the
      // new version while a game runs in this one, this one goes on: its version's files are kept as long.
      if (this.accepted || (controlled && idle())) location.reload();
    });
    try {
      const registration = await workers.register("/sw.js", { updateViaCache: "none" });
      this.registration = registration;
      const waits = (): void => {
        if (registration.waiting === null || workers.controller === null) return;
        if (idle()) return this.accept();
        this.ready = true;
        for (const listener of this.listeners) listener(true);
      };
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", waits);
      });
      waits();
      // A page that stays open for days asks when it is looked at again.
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") registration.update().catch(() => undefined);
      });
      await workers.ready;
      this.offline = true;
    } catch (error) {
      console.warn("the page is not kept on this device:", error);
    }
  }

  onReady(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Looks for a newer version of the page and loads it; where there is none to be found the page is loaded anew. */
  async renew(): Promise<void> {
    try {
      const registration = this.registration ?? (await navigator.serviceWorker?.getRegistration()) ?? null;
      await registration?.update();
      const coming = registration?.waiting ?? registration?.installing ?? null;
      if (coming !== null) {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
        const take = (): void => {
          if (coming.state === "installed") coming.postMessage("activate");
        };
        coming.addEventListener("statechange", take);
        take();
        // A version that cannot be installed must not leave the player where nothing goes on.
        setTimeout(() => location.reload(), 15_000);
        return;
      }
    } catch (error) {
      console.warn("no newer page is found:", error);
    }
    location.reload();
  }

  /** Changes to the newer version: the page loads anew; a stored game is resumed by whichever version can. */
  accept(): void {
    this.accepted = true;
    this.registration?.waiting?.postMessage("activate");
  }
}

export const updates = new Updates();
