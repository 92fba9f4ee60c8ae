import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { deleteScimMemberships } from './scimMemberQueries.ts';

/** Takes somebody whom the provider removes out of its groups. */
export async function leaveScimGroups(trx: Trx, workspaceId: Id, userId: Id): Promise<void> {
  const groupIds = await deleteScimMemberships(trx, workspaceId, userId);
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
