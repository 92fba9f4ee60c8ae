import { appendAudit } from '../audit/appendAudit.ts';
import type { Trx } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { revokeFamilies } from '../identity/tokenQueries.ts';
import { isDepartedElsewhere, type LinkSource } from '../integration/personnel/personnelLinkQueries.ts';
import type { Id } from '../shared/id.ts';
import { insertInvitation, markRevoked } from '../workspace/people/invitationQueries.ts';
import { writeLeftTime } from '../workspace/people/leftQueries.ts';
import { reopenInvitation, type LockedPerson } from './personnelQueries.ts';

/** Where something is done, at whose word and when. */
export interface Taking {
  readonly workspaceId: Id;
  /** Who ordered it; null where nobody did by hand. */
  readonly actorId: Id | null;
  readonly source: LinkSource;
  readonly now: Date;
}

/** Nobody gets rights by a system. */
const noRights = { createCourse: false, createVoucher: false };

/** Adds somebody who is nobody yet, without a mail; call it once their address is locked. Answers their id. */
export async function addWithoutMail(trx: Trx, taking: Taking, username: string): Promise<Id> {
  const { workspaceId, now } = taking;
  const userId = await insertInvitation(trx, { workspaceId, username, rights: noRights, now });
  if (userId === null) {
    throw new DomainError('CONFLICT');
  }
  await note(trx, taking, 'PERSON_ADDED', userId);
  return userId;
}

/** Ends the sessions of somebody and refuses new ones, or revokes their invitation; false for an admin, who keeps access. */
export async function withdrawAccess(trx: Trx, taking: Taking, person: LockedPerson): Promise<boolean> {
  const { workspaceId, now } = taking;
  const { userId, admin, hasAccount, isOut } = person;
  if (admin) {
    return false;
  }
  if (hasAccount) {
    await writeLeftTime(trx, workspaceId, userId, now);
    await revokeFamilies(trx, { workspaceId, userId, now });
  } else if (!isOut) {
    await markRevoked(trx, { workspaceId, userId, now });
  }
  await note(trx, taking, 'ACCESS_WITHDRAWN', userId);
  return true;
}

/** Gives access back; false where another system says that they left, which keeps them out. */
export async function giveAccessBack(trx: Trx, taking: Taking, person: LockedPerson): Promise<boolean> {
  const { workspaceId, source } = taking;
  const { userId, hasAccount } = person;
  if (await isDepartedElsewhere(trx, workspaceId, source, userId)) {
    return false;
  }
  await (hasAccount ? writeLeftTime(trx, workspaceId, userId, null) : reopenInvitation(trx, workspaceId, userId));
  await note(trx, taking, 'ACCESS_RESTORED', userId);
  return true;
}

const note = (
  trx: Trx,
  { workspaceId, actorId, source }: Taking,
  action: 'PERSON_ADDED' | 'ACCESS_WITHDRAWN' | 'ACCESS_RESTORED',
  subjectId: Id,
): Promise<void> =>
  appendAudit(trx, {
    workspaceId,
    action,
    ...(actorId === null ? {} : { actorId }),
    subjectId,
    details: { by: source === 'CLIENT' ? 'sync' : 'scim' },
  });
