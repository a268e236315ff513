/** The service worker: it keeps the files of the client, so that it opens without a connection, and says when there are newer ones. */
import { ALONE, file } from './site';

const EVERY = 3_600_000;

class Offline {
  /** A newer version waits until the reader takes it. */
  fresh = $state.raw<ServiceWorker | null>(null);
  #asked = false;

  /** Keep the client in this browser. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
    try {
      const { serviceWorker } = navigator;
      const kept = await serviceWorker.register(file('/service-worker.js'), { scope: file('/') });
      if (!ALONE) return;
      const wait = () => (this.fresh = serviceWorker.controller ? kept.waiting : null);
      wait();
      kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', wait));
      serviceWorker.addEventListener('controllerchange', () => {
        if (this.#asked) location.reload();
      });
      const look = () => void kept.update().catch(() => {});
      setInterval(look, EVERY);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
    } catch {
      /* without it the client needs a connection to open */
    }
  }

  /** The newer version, from now on. What is being played is kept, and goes on in it. */
  take(): void {
    this.#asked = true;
    this.fresh?.postMessage('take-over');
  }
}

export const offline = new Offline();
