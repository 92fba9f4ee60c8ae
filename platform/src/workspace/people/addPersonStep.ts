import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Actor } from '../../http/actorOf.ts';
import { insertInvitation, lockAddress } from './invitationQueries.ts';
import { giveRights } from './giveRights.ts';
import { loadPerson } from './loadPerson.ts';
import { findAccount, type PersonRow, type Rights } from './peopleQueries.ts';

/** Someone to add, with the rights that they get. */
export interface PersonToAdd extends Rights {
  readonly username: string;
  /** What they are called until they have an account, whose name is their own. */
  readonly name?: string | undefined;
}

/**
 * Adds someone, in the transaction that it is given. Who has an account gets the rights beside those they have; everyone else waits for
 * their invitation. Answers the person and whether they are new. Throws CONFLICT for someone who is waiting already.
 */
export async function addPersonStep(
  trx: Trx,
  { workspaceId, actorId }: Actor,
  { username, name, now, ...rights }: PersonToAdd & { readonly now: Date },
): Promise<{ person: PersonRow; isNew: boolean }> {
  await lockAddress(trx, workspaceId, username);
  const account = await findAccount(trx, workspaceId, username);
  if (account !== null) {
    const before = await loadPerson(trx, workspaceId, account.id);
    const granted = {
      createCourse: before.createCourse || rights.createCourse,
      createVoucher: before.createVoucher || rights.createVoucher,
    };
    await giveRights(trx, { workspaceId, actorId }, before, granted);
    return { person: await loadPerson(trx, workspaceId, account.id), isNew: false };
  }
  const userId = await insertInvitation(trx, { workspaceId, username, name: name ?? null, rights, now });
  if (userId === null) {
    throw new DomainError('CONFLICT', { message: 'This person is added already' });
  }
  await appendAudit(trx, {
    workspaceId,
    action: 'PERSON_ADDED',
    actorId,
    subjectId: userId,
    details: { createCourse: rights.createCourse, createVoucher: rights.createVoucher },
  });
  return { person: await loadPerson(trx, workspaceId, userId), isNew: true };
}
