import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { touchScimGroups } from './scimGroupQueries.ts';
import { deleteScimMemberships } from './scimMemberQueries.ts';

/** Takes someone whom the provider removes out of its groups, which are locked. */
export async function leaveScimGroups(trx: Trx, workspaceId: Id, userId: Id, now: Date): Promise<void> {
  const groupIds = await deleteScimMemberships(trx, workspaceId, userId);
  await touchScimGroups(trx, workspaceId, groupIds, now);
  await appendAudit(
    trx,
    ...groupIds.map((groupId) => ({
      workspaceId,
      action: 'GROUP_LEFT' as const,
      subjectId: userId,
      details: { groupId, by: 'scim' },
    })),
  );
}
