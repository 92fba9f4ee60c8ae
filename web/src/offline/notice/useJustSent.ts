import { useEffect, useState } from 'react';
import type { QueuedWrite } from '../pendingWrites.ts';

/** How long the notice that everything was sent stays, in milliseconds. */
const saidFor = 5000;

/** Whether the last thing that waited has just been sent. */
export function useJustSent(pendingWrites: readonly QueuedWrite[]): boolean {
  const [before, setBefore] = useState(pendingWrites.length);
  const [said, setSaid] = useState(false);
  if (before !== pendingWrites.length) {
    setBefore(pendingWrites.length);
    setSaid(pendingWrites.length === 0);
  }
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(false), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
