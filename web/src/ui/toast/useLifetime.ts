import { useEffect, useRef, useState } from 'react';

/** What a notice listens to, so that it does not go while someone points at it or has the focus in it (WCAG 2.2.1). */
interface Holds {
  /** A pointer that only happens to lie where the notice appears holds nothing. */
  onPointerMove: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onOver` once, after `lifetime` milliseconds; null is forever. Anyone who stays at the notice has the whole time again afterwards, and so has what says
 * something else now. */
export function useLifetime(lifetime: number | null, onOver: () => void, said?: unknown): Holds {
  const [held, setHeld] = useState(false);
  // The time belongs to the notice, not to the renders of its list.
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (lifetime === null || held) return undefined;
    const timer = setTimeout(() => over.current(), lifetime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what says something else begins its time again
  }, [lifetime, held, said]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return { onPointerMove: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
