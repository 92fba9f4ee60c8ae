import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, again at each full second until a moment has passed; null for not at all. A window that was hidden is right again
 * at its next tick.
 */
export function useNow(until: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (time: number): void => {
      if (time <= until) timer = setTimeout(tick, 1000 - (time % 1000));
    };
    const tick = (): void => {
      const time = Date.now();
      setNow(time);
      wait(time);
    };
    wait(Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}
