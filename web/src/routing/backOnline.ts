/** Resolves once the browser has a network, at once where it has one; rejects when what waits for it is given up. */
export function backOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const { signal: stopped } = stop;
    window.addEventListener(
      'online',
      () => {
        stop.abort();
        resolve();
      },
      { signal: stopped },
    );
    signal.addEventListener(
      'abort',
      () => {
        stop.abort();
        reject(new DOMException('The navigation was given up.', 'AbortError'));
      },
      { signal: stopped },
    );
  });
}
