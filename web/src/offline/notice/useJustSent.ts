import { useEffect, useState } from 'react';
import type { WaitingDeed } from '../deeds.ts';

/** How long it is said that everything was sent, in milliseconds. */
const saidFor = 5000;

/** Whether the last thing that waited has just been sent. */
export function useJustSent(deeds: readonly WaitingDeed[]): boolean {
  const [before, setBefore] = useState(deeds.length);
  const [said, setSaid] = useState(false);
  if (before !== deeds.length) {
    setBefore(deeds.length);
    setSaid(deeds.length === 0);
  }
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(false), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}
