/** A pending write was settled: the platform has answered or refused it. */
export interface Settled {
  /** Where it was done. */
  readonly address: string;
  /** Another tab has sent it and alone has the answer. */
  readonly elsewhere: boolean;
}

const listeners = new Set<(settled: Settled) => void>();

export const noteSettled = (settled: Settled): void => listeners.forEach((listener) => listener(settled));

/** Calls back whenever a pending write was settled. Returns a function that unsubscribes. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The address of the page, below the origin. */
export const pageAddress = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
