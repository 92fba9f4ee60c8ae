import type { PersonRow, Rights } from '../peopleQueries.ts';

/** What a row of a file says of someone, beside the address; what is absent stays as it is. */
export interface ImportedPerson extends Partial<Rights> {
  /** What they are called until they have an account. */
  readonly name?: string | undefined;
}

/** Whether rows have no numbers at all, or all of them ascending ones. */
export const areNumberedInOrder = (rows: readonly { readonly number?: number | undefined }[]): boolean =>
  rows.every(({ number }) => number === undefined) ||
  rows.every(({ number }, index) => number !== undefined && number > (rows[index - 1]?.number ?? 0));

/** What a row comes to. `CHANGE` and `INVITE` are about someone who is there; a name that is absent stays as it is. */
export type ImportPlan =
  | { readonly kind: 'ADD'; readonly rights: Rights; readonly name?: string; readonly invites: boolean }
  | { readonly kind: 'CHANGE'; readonly rights: Rights | null; readonly name?: string; readonly invites: boolean }
  | { readonly kind: 'INVITE' }
  | { readonly kind: 'LEAVE'; readonly code: 'THERE' | 'REVOKED' };

/**
 * What to do with a row: add whom nobody knows, change rights and names that differ, invite who waits for an invitation. The name of an
 * account is its owner's. Whom an admin has revoked stays so: a file is no reason to let them in again.
 */
export function planImport(person: PersonRow | null, given: ImportedPerson, invite: boolean): ImportPlan {
  if (person === null) {
    return { kind: 'ADD', rights: rightsOfUnknown(given), ...nameOf(given), invites: invite };
  }
  if (person.status === 'REVOKED') {
    return { kind: 'LEAVE', code: 'REVOKED' };
  }
  const invites = invite && person.status === 'ADDED';
  const rights = changedRights(person, given);
  const renamed = person.status !== 'REGISTERED' && given.name !== person.name ? nameOf(given) : {};
  if (rights !== null || renamed.name !== undefined) {
    return { kind: 'CHANGE', rights, ...renamed, invites };
  }
  return invites ? { kind: 'INVITE' } : { kind: 'LEAVE', code: 'THERE' };
}

/** The rights of someone who is added: those that the row gives. */
export const rightsOfUnknown = ({ createCourse = false, createVoucher = false }: Partial<Rights>): Rights => ({
  createCourse,
  createVoucher,
});

const nameOf = ({ name }: ImportedPerson): { name?: string } => (name === undefined ? {} : { name });

/** The rights that someone has afterwards; null where they have them. */
function changedRights(person: Rights, given: Partial<Rights>): Rights | null {
  const rights = {
    createCourse: given.createCourse ?? person.createCourse,
    createVoucher: given.createVoucher ?? person.createVoucher,
  };
  const isSame = rights.createCourse === person.createCourse && rights.createVoucher === person.createVoucher;
  return isSame ? null : rights;
}
