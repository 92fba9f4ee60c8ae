/** Waits between the questions whether the servers can be reached again, in milliseconds; the last one repeats. */
const probeDelays = [2000, 4000, 8000];

/** Something of a few bytes that the servers answer to anybody. */
const probeUrl = '/graphql?query=%7B__typename%7D';

let answered = true;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
window.addEventListener('online', tell);
window.addEventListener('offline', tell);

/** Whether the servers can be reached, as far as is known: the browser has a network, and the last request had an answer. */
export function isConnected(): boolean {
  return navigator.onLine && answered;
}

/** Calls back whenever `isConnected` may have changed. Answers what ends that. */
export function onConnectionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Takes note of whether a request had an answer, whichever. A browser often says that it has a network while nothing comes
 * through; so after a request without an answer the servers are asked until one comes, as long as somebody listens.
 */
export function noteAnswer(came: boolean): void {
  if (came === answered) return;
  answered = came;
  tell();
  if (!came && listeners.size > 0) probe(0);
}

function probe(attempt: number): void {
  setTimeout(
    () => {
      if (!answered) void checkConnection().then((came) => came || probe(attempt + 1));
    },
    probeDelays[attempt] ?? probeDelays.at(-1),
  );
}

/** Asks the servers for an answer. */
export async function checkConnection(): Promise<boolean> {
  const came = await fetch(probeUrl, { cache: 'no-store', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  noteAnswer(came);
  return came;
}
