import { useCallback, useRef, useState } from 'react';

/** Something that is settled once: `whenSettled` calls back at once afterwards, and before it keeps the newest to call back. */
export function useSettled(isSettled: boolean): {
  settled: boolean;
  settle: () => void;
  whenSettled: (then: () => void) => void;
} {
  const [settled, setSettled] = useState(isSettled);
  // A press may come between the settling and the drawing that follows it: what is drawn does not say yet that all is settled.
  const isDone = useRef(isSettled);
  const waiting = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    isDone.current = true;
    setSettled(true);
    waiting.current?.();
    waiting.current = null;
  }, []);
  const whenSettled = useCallback((then: () => void) => {
    if (isDone.current) {
      then();
    } else {
      waiting.current = then;
    }
  }, []);
  return { settled, settle, whenSettled };
}
