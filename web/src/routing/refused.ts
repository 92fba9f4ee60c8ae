/** Why someone is not where they wanted to be. */
export interface Refused {
  /** The address that they wanted, of this site. */
  readonly from: string;
  /** Whether they are signed in, and lack a right. */
  readonly signedIn: boolean;
}

let current: Refused | null = null;
const listeners = new Set<() => void>();

/** Notes that a guard sent someone home; null once they have read it. */
export function refusePage(next: Refused | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The last one, null when there is nothing to tell; for `useSyncExternalStore`. */
export const lastRefused = (): Refused | null => current;

/** Tells when that changes; for `useSyncExternalStore`. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
