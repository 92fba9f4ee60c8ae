import type { PersonRow, Rights } from '../peopleQueries.ts';

/** What a row of a file says of somebody, beside the address; a right that is absent stays as it is. */
export type ImportedRights = Partial<Rights>;

/** Whether rows have no numbers at all, or all of them ascending ones. */
export const areNumberedInOrder = (rows: readonly { readonly number?: number | undefined }[]): boolean =>
  rows.every(({ number }) => number === undefined) ||
  rows.every(({ number }, index) => number !== undefined && number > (rows[index - 1]?.number ?? 0));

/** What a row comes to. `CHANGE` and `INVITE` are about somebody who is there. */
export type ImportPlan =
  | { readonly kind: 'ADD'; readonly rights: Rights; readonly invites: boolean }
  | { readonly kind: 'CHANGE'; readonly rights: Rights; readonly invites: boolean }
  | { readonly kind: 'INVITE' }
  | { readonly kind: 'LEAVE'; readonly code: 'THERE' | 'REVOKED' };

/**
 * What to do with a row: add whom nobody knows, change rights that differ, invite who waits for an invitation. Whom an admin has revoked
 * stays so: a file is no reason to let them in again.
 */
export function planImport(person: PersonRow | null, given: ImportedRights, invite: boolean): ImportPlan {
  if (person === null) {
    const rights = { createCourse: given.createCourse ?? false, createVoucher: given.createVoucher ?? false };
    return { kind: 'ADD', rights, invites: invite };
  }
  if (person.status === 'REVOKED') {
    return { kind: 'LEAVE', code: 'REVOKED' };
  }
  const rights = {
    createCourse: given.createCourse ?? person.createCourse,
    createVoucher: given.createVoucher ?? person.createVoucher,
  };
  const invites = invite && person.status === 'ADDED';
  if (rights.createCourse !== person.createCourse || rights.createVoucher !== person.createVoucher) {
    return { kind: 'CHANGE', rights, invites };
  }
  return invites ? { kind: 'INVITE' } : { kind: 'LEAVE', code: 'THERE' };
}
