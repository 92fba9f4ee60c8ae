/**
 * Calls `act` at most once per `milliseconds`: at once when it has been quiet, else with the latest value when the time is over.
 * `flush` calls it now if a value is waiting.
 */
export function throttleLatest<Value>(
  act: (value: Value) => void,
  milliseconds: number,
): { call: (value: Value) => void; flush: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: { value: Value } | null = null;
  const flush = (): void => {
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    act(value);
  };
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (!waiting) return;
      flush();
      rest();
    }, milliseconds);
  };
  return {
    call(value) {
      waiting = { value };
      if (timer) return;
      flush();
      rest();
    },
    flush,
  };
}
