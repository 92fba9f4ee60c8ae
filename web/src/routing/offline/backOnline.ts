import { isConnected, noteAnswer, onConnectionChanged } from '../connection.ts';

/** Waits between the questions whether the servers can be reached again, in milliseconds; the last one repeats. */
const probeDelays = [2000, 4000, 8000];

/** Something of a few bytes that the servers answer to anybody. */
const probeUrl = '/graphql?query=%7B__typename%7D';

let nextProbe: ReturnType<typeof setTimeout> | undefined;

/** Asks the servers until they answer, or until another request has had an answer meanwhile. */
export function probe(attempt = 0): void {
  clearTimeout(nextProbe);
  nextProbe = setTimeout(
    () => {
      if (!isConnected()) void checkConnection().then((came) => came || probe(attempt + 1));
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
