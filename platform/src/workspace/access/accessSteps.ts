import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { deleteTokensOf } from '../../identity/apiToken/apiTokenQueries.ts';
import { revokeFamilies } from '../../identity/tokenQueries.ts';
import { isDepartedElsewhere } from '../../integration/personnel/personnelLinkQueries.ts';
import type { Id } from '../../shared/id.ts';
import type { AccessOrigin } from '../people/accessOrigin.ts';
import { markRevoked } from '../people/invitationQueries.ts';
import { releaseLocksOf } from '../../course/lock/lockQueries.ts';
import { reopenInvitation, writeLeft, type LockedPerson } from './accessQueries.ts';

/** A change of access: in which workspace, on whose order and when. */
export interface AccessChange {
  readonly workspaceId: Id;
  /** The admin who ordered it; null for a connected system. */
  readonly actorId: Id | null;
  readonly origin: AccessOrigin;
  readonly now: Date;
}

/**
 * Ends the sessions of someone with their devices and locks and refuses new ones, or revokes their invitation. What an admin withdrew
 * stays withdrawn by the admin when a system says the same. Nothing of theirs is lost.
 */
export async function withdrawAccess(trx: Trx, accessChange: AccessChange, person: LockedPerson): Promise<void> {
  const { workspaceId, origin, now } = accessChange;
  const { userId, hasAccount, isOut } = person;
  if (isOut && origin !== 'ADMIN') {
    await noteAccess(trx, accessChange, 'ACCESS_WITHDRAWN', userId);
    return;
  }
  if (hasAccount) {
    await writeLeft(trx, workspaceId, userId, { time: now, by: origin });
    await revokeFamilies(trx, { workspaceId, userId, now });
    await deleteTokensOf(trx, userId);
    await releaseLocksOf(trx, userId);
  } else {
    await markRevoked(trx, { workspaceId, userId, by: origin, now });
  }
  await noteAccess(trx, accessChange, 'ACCESS_WITHDRAWN', userId);
}

/**
 * Gives access back. False where a system may not: an admin withdrew it, or another system says that they left, which keeps them out.
 */
export async function giveAccessBack(trx: Trx, accessChange: AccessChange, person: LockedPerson): Promise<boolean> {
  const { workspaceId, origin } = accessChange;
  const { userId, hasAccount, outBy } = person;
  if (origin !== 'ADMIN') {
    const source = origin === 'PERSONNEL' ? 'CLIENT' : 'SERVER';
    if (outBy === 'ADMIN' || (await isDepartedElsewhere(trx, workspaceId, source, userId))) {
      return false;
    }
  }
  await (hasAccount ? writeLeft(trx, workspaceId, userId, null) : reopenInvitation(trx, workspaceId, userId));
  await noteAccess(trx, accessChange, 'ACCESS_RESTORED', userId);
  return true;
}

const origins = { ADMIN: 'hand', PERSONNEL: 'sync', PROVIDER: 'scim' } as const;

/** Notes the outcome of someone's access, and at whose word. */
export const noteAccess = (
  trx: Trx,
  { workspaceId, actorId, origin }: AccessChange,
  action: 'PERSON_ADDED' | 'ACCESS_WITHDRAWN' | 'ACCESS_RESTORED',
  subjectId: Id,
): Promise<void> =>
  appendAudit(trx, {
    workspaceId,
    action,
    ...(actorId === null ? {} : { actorId }),
    subjectId,
    details: { by: origins[origin] },
  });
