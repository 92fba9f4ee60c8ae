import { useSyncExternalStore } from 'react';
import { onConnectionChanged } from './connection.ts';

/** Whether the browser has a network; while it has one, what could not be sent waits for our servers. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChanged,
    () => navigator.onLine,
    () => true,
  );
