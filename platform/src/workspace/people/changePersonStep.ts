import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { Actor } from '../../http/actorOf.ts';
import { giveRights } from './giveRights.ts';
import { lockPerson, markRevoked, withdrawPromisedRights } from './invitationQueries.ts';
import { loadPerson } from './loadPerson.ts';
import type { PersonRow, Rights } from './peopleQueries.ts';

export interface PersonChange extends Partial<Rights> {
  readonly status?: 'REVOKED' | undefined;
}

/**
 * Changes rights, or revokes an invitation, in the transaction that it is given. Throws 1001 for nobody, CONFLICT for revoking someone
 * with an account, FORBIDDEN for withdrawing one's own rights.
 */
export async function changePersonStep(
  trx: Trx,
  { workspaceId, actorId }: Actor,
  userId: Id,
  { status, now, ...rights }: PersonChange & { readonly now: Date },
): Promise<PersonRow> {
  await lockPerson(trx, workspaceId, userId);
  const before = await loadPerson(trx, workspaceId, userId);
  const after = {
    createCourse: rights.createCourse ?? before.createCourse,
    createVoucher: rights.createVoucher ?? before.createVoucher,
  };
  if (userId === actorId && isWithdrawal(before, after)) {
    throw new DomainError('FORBIDDEN', { message: 'You may not withdraw your own rights' });
  }
  await giveRights(trx, { workspaceId, actorId }, before, after);
  if (before.status === 'REGISTERED') {
    await withdrawFromInvitation(trx, { workspaceId, actorId }, before.username, rights);
  }
  if (status === 'REVOKED') {
    requireNoAccount(before);
    await markRevoked(trx, { workspaceId, userId, by: 'ADMIN', now });
    await appendAudit(trx, { workspaceId, action: 'INVITATION_REVOKED', actorId, subjectId: userId });
  }
  return loadPerson(trx, workspaceId, userId);
}

/** What is withdrawn from an account is not given back by the link of an invitation that was never used. */
async function withdrawFromInvitation(
  trx: Trx,
  { workspaceId, actorId }: Actor,
  username: string,
  { createCourse, createVoucher }: Partial<Rights>,
): Promise<void> {
  const kept = { createCourse: createCourse !== false, createVoucher: createVoucher !== false };
  const subjectId = await withdrawPromisedRights(trx, { workspaceId, username, kept });
  if (subjectId !== null) {
    const details = {
      ...(kept.createCourse ? {} : { createCourse: false }),
      ...(kept.createVoucher ? {} : { createVoucher: false }),
    };
    await appendAudit(trx, { workspaceId, action: 'RIGHTS_CHANGED', actorId, subjectId, details });
  }
}

const isWithdrawal = (before: Rights, after: Rights): boolean =>
  (before.createCourse && !after.createCourse) || (before.createVoucher && !after.createVoucher);

function requireNoAccount({ status }: PersonRow): void {
  if (status === 'REGISTERED') {
    throw new DomainError('CONFLICT', { message: 'This person has an account already' });
  }
}
