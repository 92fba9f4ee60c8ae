import { onServer } from '../visit.ts';

let answered = true;
const listeners = new Set<() => void>();

/** Loads what waits for the servers and asks them; done ahead, so that it is there when the network is not. */
export const loadOffline = () => import('./offline/backOnline.ts');

/** Whether the servers can be reached, as far as is known: the browser has a network, and the last request had an answer. */
export const isConnected = (): boolean => onServer || (navigator.onLine && answered);

/** Calls back whenever `isConnected` may have changed. Answers what ends that. */
export function onConnectionChanged(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  listeners.add(listener);
  // A page that opens without the servers has asked them before anyone listened.
  if (!answered && listeners.size === 1) askUntilAnswered();
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    listeners.delete(listener);
  };
}

/**
 * Takes note of whether a request had an answer, whichever. A browser often says that it has a network while nothing comes
 * through; so after a request without an answer the servers are asked until one comes, as long as someone listens.
 */
export function noteAnswer(came: boolean): void {
  if (came === answered) return;
  answered = came;
  listeners.forEach((listener) => listener());
  if (!came && listeners.size > 0) askUntilAnswered();
}

function askUntilAnswered(): void {
  loadOffline().then(
    ({ probe }) => probe(),
    () => undefined,
  );
}
