import { useCallback, useRef, useState } from 'react';

/** Something that is settled once: `whenSettled` calls back at once afterwards, and before it keeps the newest to call back. */
export function useSettled(isSettled: boolean): {
  settled: boolean;
  settle: () => void;
  whenSettled: (then: () => void) => void;
} {
  const [settled, setSettled] = useState(isSettled);
  const waiting = useRef<(() => void) | null>(null);
  const settle = useCallback(() => {
    setSettled(true);
    waiting.current?.();
    waiting.current = null;
  }, []);
  const whenSettled = useCallback(
    (then: () => void) => {
      if (settled) then();
      else waiting.current = then;
    },
    [settled],
  );
  return { settled, settle, whenSettled };
}
