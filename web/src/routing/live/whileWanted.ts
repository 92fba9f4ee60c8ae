import { isConnected, onConnectionChanged } from '../connection.ts';

/**
 * A tab that nobody sees for so long lets go of its streams, in milliseconds: without HTTP/2 a browser has six connections for all tabs of a
 * site, and each stream takes one.
 */
const hiddenMs = 20_000;

/** Whether streams are wanted now: someone sees the tab, and the servers can be reached as far as is known. */
const isWanted = (): boolean => document.visibilityState === 'visible' && isConnected();

/** Calls back when a stream has become worth another try: the tab is seen again, or the network is back. Answers what ends that. */
function onReturn(listener: () => void): () => void {
  const look = (): void => {
    if (isWanted()) listener();
  };
  document.addEventListener('visibilitychange', look);
  const forget = onConnectionChanged(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    forget();
  };
}

/** Resolves once streams are wanted, or when what waits for it is over. */
export function wanted(over: AbortSignal): Promise<void> {
  return isWanted() ? Promise.resolve() : returned(over);
}

/** Waits, no longer than until the tab is seen again or the network is back. */
export function pause(ms: number, over: AbortSignal): Promise<void> {
  const timed = new AbortController();
  const timer = setTimeout(() => timed.abort(), ms);
  return returned(AbortSignal.any([over, timed.signal])).finally(() => clearTimeout(timer));
}

function returned(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (over.aborted) return resolve();
    const done = (): void => {
      forget();
      over.removeEventListener('abort', done);
      resolve();
    };
    const forget = onReturn(done);
    over.addEventListener('abort', done);
  });
}

/** A signal for one stream: aborted when the network is gone, or nobody has seen the tab for a while. `end` stops looking. */
export function untilUnwanted(over: AbortSignal): { readonly signal: AbortSignal; readonly end: () => void } {
  const unwanted = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (!isConnected()) unwanted.abort();
    else if (document.visibilityState !== 'visible') timer = setTimeout(() => unwanted.abort(), hiddenMs);
  };
  document.addEventListener('visibilitychange', look);
  const forget = onConnectionChanged(look);
  look();
  return {
    signal: AbortSignal.any([over, unwanted.signal]),
    end() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      forget();
    },
  };
}
