import { visit } from '../visit.ts';

/** The path of an address of this site, whether it is written whole or as a path; null for any other address. */
export function ownPath(address: string): string | null {
  const { origin } = visit();
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return /^\/(?!\/)/.test(path) ? path : null;
}
