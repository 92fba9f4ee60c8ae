import { useEffect, useState } from 'react';

/** The time in milliseconds, anew at each full second while `ticking`. A window that was hidden is right again at its next tick. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, 1000 - (time % 1000));
    };
    timer = setTimeout(tick, 1000 - (Date.now() % 1000));
    return () => clearTimeout(timer);
  }, [ticking]);
  return now;
}
