/** That a pending write waits no more: the platform has answered it, or refused it. */
export interface Settled {
  /** Where it was done. */
  readonly address: string;
  /** Another tab has sent it: what came back is there alone. */
  readonly elsewhere: boolean;
}

const listeners = new Set<(settled: Settled) => void>();

export const noteSettled = (settled: Settled): void => listeners.forEach((listener) => listener(settled));

/** Calls back whenever a pending write was settled. Answers what ends that. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The address of the page, below the origin. */
export const pageAddress = (): string => `${window.location.pathname}${window.location.search}${window.location.hash}`;
