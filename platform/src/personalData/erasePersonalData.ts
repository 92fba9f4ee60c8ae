import { appendAudit } from '../audit/appendAudit.ts';
import { inWorkspace, type Database, type Trx } from '../db/database.ts';
import { DomainError, invalidField } from '../errors.ts';
import { noteCarriedOut, type CarriedOutBy } from '../privacy/noteCarriedOut.ts';
import { endRequestsOfErased } from '../privacy/privacyRequestQueries.ts';
import type { PersonKey } from '../identity/personKeyQueries.ts';
import { lockAdmins } from '../workspace/people/adminQueries.ts';
import { deleteAccount } from '../identity/personalDataQueries.ts';
import { parts } from './parts.ts';
import type { ErasedSubject } from './personalDataPart.ts';
import { findPerson } from './personQueries.ts';
import type { Id } from '../shared/id.ts';
import { addressKey } from '../shared/address.ts';

export interface Erasure {
  readonly workspaceId: Id;
  readonly by: PersonKey;
  /** The e-mail address, typed again. */
  readonly confirmUsername: string;
  /** Who does it; absent for the operator. */
  readonly actorId?: Id;
  /** How it stands in the list of requests; null when nobody asked for it. */
  readonly request: CarriedOutBy | null;
  readonly now: Date;
  /** What the audit log shall say of it besides. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Erases a person with everything of theirs. Throws 1001 for an unknown person, INVALID when the confirmation differs, CONFLICT for
 * the last admin of a workspace, which nobody could manage any more.
 */
export const erasePersonalData = (db: Database, erasure: Erasure): Promise<void> =>
  inWorkspace(db, erasure.workspaceId, (trx) => eraseWithin(trx, erasure));

/** {@link erasePersonalData} in the transaction that has proven who asks. */
export async function eraseWithin(trx: Trx, erasure: Erasure): Promise<void> {
  const { workspaceId, by, confirmUsername, actorId, request, now, details } = erasure;
  // First, so that two erasures of admins wait for each other.
  const admins = await lockAdmins(trx, workspaceId);
  const person = await findPerson(trx, workspaceId, by);
  if (person === null) {
    throw new DomainError(1001);
  }
  if (addressKey(confirmUsername.trim()) !== addressKey(person.username)) {
    throw invalidField('confirmUsername', 'must be the e-mail address of the account');
  }
  if (person.isAdmin && admins.every((admin) => admin === person.userId)) {
    throw new DomainError('CONFLICT', { message: 'This is the last admin of the workspace' });
  }
  if (request === null) {
    await endRequestsOfErased(trx, person, now);
  }
  await deletePerson(trx, { workspaceId, ...person, now });
  if (request !== null) {
    const { userId, username, addressProven } = person;
    await noteCarriedOut(trx, { ...request, kind: 'ERASURE', userId, username, addressProven, actorId, now });
  }
  await appendAudit(trx, {
    workspaceId,
    action: 'ACCOUNT_ERASED',
    ...(actorId === undefined ? {} : { actorId }),
    subjectId: person.userId,
    ...(details === undefined ? {} : { details }),
  });
}

/**
 * Deletes everything that tells who a person is or what they did, room by room. What hangs on the account goes with it. Facts, the audit
 * log and privacy requests keep the bare id, courses the bare id of their author.
 */
async function deletePerson(trx: Trx, subject: ErasedSubject): Promise<void> {
  for (const { erase } of parts) {
    await erase?.beforeAccount?.(trx, subject);
  }
  await deleteAccount(trx, subject);
  for (const { erase } of parts) {
    await erase?.afterAccount?.(trx, subject);
  }
}
