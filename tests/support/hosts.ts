/** Hosts of the two demo workspaces. */
export const hosts = { lectern: 'localhost', acme: 'acme.localhost' } as const;

export type Host = (typeof hosts)[keyof typeof hosts];

/** Password of the demo accounts, and of the people that tests register. */
export const password = 'lectern-demo';

/** The demo accounts that tests sign in with, by host. */
export const authors: Record<Host, string> = { localhost: 'author@demo.test', 'acme.localhost': 'author@acme.test' };

let people = 0;

/** An address that nobody has registered yet. */
export function newUsername(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.test`;
}
