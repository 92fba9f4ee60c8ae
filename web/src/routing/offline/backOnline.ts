import { isConnected, onConnectionChanged } from './connection.ts';

/** Resolves once the servers can be reached, at once where they can; rejects when what waits for it is given up. */
export function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onConnectionChanged(look);
    function look(): void {
      if (signal.aborted) reject(new DOMException('The navigation was given up.', 'AbortError'));
      else if (isConnected()) resolve();
      else return;
      stop();
      signal.removeEventListener('abort', look);
    }
    signal.addEventListener('abort', look);
    look();
  });
}
