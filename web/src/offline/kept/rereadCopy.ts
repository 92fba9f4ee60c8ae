import { isConnected, onConnectionChanged } from '../../routing/connection.ts';
import { keptCopyTime, onKeptCopyChanged } from './keptState.ts';

/** Waits before a page that shows a copy is read again, in milliseconds; the last one repeats. */
export const rereadDelays = [15_000, 30_000, 60_000] as const;

/**
 * Reads a page that shows a copy again by `revalidate`: as soon as the connection is back, and at intervals while there is a connection but
 * the servers are busy or unavailable. Returns a function that stops it.
 */
export function rereadCopies(revalidate: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  const plan = (): void => {
    clearTimeout(timer);
    if (keptCopyTime() === null) attempt = 0;
    else if (isConnected()) timer = setTimeout(() => void reread(), rereadDelays[attempt] ?? rereadDelays.at(-1));
  };
  const reread = async (): Promise<void> => {
    attempt += 1;
    await revalidate().catch(() => undefined);
    plan();
  };
  const stopConnection = onConnectionChanged(() => {
    if (isConnected() && keptCopyTime() !== null) void revalidate().catch(() => undefined);
    plan();
  });
  const stopCopy = onKeptCopyChanged(plan);
  return () => {
    clearTimeout(timer);
    stopConnection();
    stopCopy();
  };
}
