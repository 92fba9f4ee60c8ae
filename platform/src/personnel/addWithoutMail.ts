import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { Id } from '../shared/id.ts';
import { noteAccess, type AccessChange } from '../workspace/access/accessSteps.ts';
import { insertInvitation } from '../workspace/people/invitationQueries.ts';

/** Nobody gets rights by a system. */
const noRights = { createCourse: false, createVoucher: false };

/** Adds someone who is nobody yet, without a mail; call it once their address is locked. Answers their id. */
export async function addWithoutMail(trx: Trx, accessChange: AccessChange, username: string): Promise<Id> {
  const { workspaceId, now } = accessChange;
  const userId = await insertInvitation(trx, { workspaceId, username, name: null, rights: noRights, now });
  if (userId === null) {
    throw new DomainError('CONFLICT');
  }
  await noteAccess(trx, accessChange, 'PERSON_ADDED', userId);
  return userId;
}
