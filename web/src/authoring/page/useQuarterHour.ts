import { useSyncExternalStore } from 'react';

const quarterMs = 900_000;

/** The time in milliseconds, as it was at the beginning of this quarter of an hour; drawn once more as the next one begins. A day begins with one in every zone. */
export const useQuarterHour = (): number => useSyncExternalStore(subscribe, readQuarter);

const readQuarter = (): number => Math.floor(Date.now() / quarterMs) * quarterMs;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      readQuarter() + quarterMs - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
