import { createContext, useContext, useState } from 'react';

/** Whether the first answer to the lock is awaited: as a rule, those who open something until then may write a moment later. */
export const LockAwaitedContext = createContext(false);

/** Keeps that a node was opened before it could be, so that what is typed meanwhile is kept for it. */
export function useAwaitedEditing(selected: boolean): { isAwaited: boolean; isWaiting: boolean; wait: () => void } {
  const isAwaited = useContext(LockAwaitedContext);
  const [wants, setWants] = useState(false);
  if (wants && !isAwaited) setWants(false);
  return { isAwaited, isWaiting: wants && isAwaited && selected, wait: () => setWants(isAwaited) };
}
