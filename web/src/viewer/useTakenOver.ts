import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether this page belongs to its browser: false on the server, and while a page that the server has drawn is taken over, so that both
 * draw the same; true from then on, and at once for a page that nobody has drawn.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
