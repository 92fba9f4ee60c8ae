import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import type { LockedGroup } from './groupQueries.ts';
import { assertOurs } from './groupService.ts';
import { deleteMember, hasMembers, insertMember, isMember } from './membershipQueries.ts';

/** Members of a group; those at its address domain do not count. */
export const mostMembers = 50_000;

/** Whom to put in or take out, of which group that is locked, and who does it. */
export interface Membership {
  readonly workspaceId: Id;
  readonly actorId: Id;
  readonly group: LockedGroup;
  readonly userId: Id;
}

/**
 * Puts someone into a group, in the transaction that it is given; false when they are a member already. Throws GROUP_MANAGED for a
 * group of the identity provider, GROUP_FULL for one that has as many members as it may.
 */
export async function joinGroupStep(
  trx: Trx,
  { workspaceId, actorId, group, userId, now }: Membership & { readonly now: Date },
): Promise<boolean> {
  assertOurs(group);
  if (await isMember(trx, workspaceId, group.id, userId)) {
    return false;
  }
  if (await hasMembers(trx, workspaceId, group.id, mostMembers)) {
    throw new DomainError('GROUP_FULL', { params: { most: mostMembers } });
  }
  await insertMember(trx, { workspaceId, groupId: group.id, userId, now });
  const details = { groupId: group.id };
  await appendAudit(trx, { workspaceId, action: 'GROUP_JOINED', actorId, subjectId: userId, details });
  return true;
}

/** Takes someone out of a group; false when they are no member of it. Throws GROUP_MANAGED. */
export async function leaveGroupStep(trx: Trx, { workspaceId, actorId, group, userId }: Membership): Promise<boolean> {
  assertOurs(group);
  if (!(await deleteMember(trx, workspaceId, group.id, userId))) {
    return false;
  }
  const details = { groupId: group.id };
  await appendAudit(trx, { workspaceId, action: 'GROUP_LEFT', actorId, subjectId: userId, details });
  return true;
}
