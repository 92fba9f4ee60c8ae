/** The one service worker of the site (ADR 0047): it shows notices, and opens kept courses without the network. */
const worker = '/sw.js';

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(worker, { scope: '/' });

/** Resolves once the worker has everything that kept courses need. Rejects where it cannot be installed, or the browser has no workers. */
export async function readyWorker(): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers.');
  const { installing } = await registerWorker();
  if (installing) await installed(installing);
  return navigator.serviceWorker.ready;
}

/** The browser itself only says when a worker is ready, never that it will not be. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Looks for a newer worker, where there is one at all. */
export async function renewWorker(): Promise<void> {
  if ('serviceWorker' in navigator && (await navigator.serviceWorker.getRegistration('/'))) await registerWorker();
}
