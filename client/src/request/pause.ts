/** Waits; rejects with the reason of the signal where that comes first. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) {
      fail(signal.reason as Error);
      return;
    }
    const giveUp = (): void => {
      clearTimeout(timer);
      fail(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      done();
    }, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
