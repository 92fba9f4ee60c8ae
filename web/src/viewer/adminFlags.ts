import { readCookie, writeCookie } from './cookies.ts';

const listeners = new Set<() => void>();

/**
 * Whether someone who works on courses wants to see the site as a learner does (ROLE-13, OP-91): the cookie `adminFlags`, kept
 * until it is switched back. It only ever hides: the platform asks the roles.
 */
export function viewsAsNonAdmin(): boolean {
  const flags = readCookie('adminFlags');
  return flags !== null && typeof flags === 'object' && (flags as Record<string, unknown>)['viewAsNonAdmin'] === true;
}

/** Switches it on or off. */
export function viewAsNonAdmin(on: boolean): void {
  writeCookie('adminFlags', { viewAsNonAdmin: on });
  for (const listener of listeners) listener();
}

/** Tells when it is switched; returns what ends that. */
export function onViewSwitched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
