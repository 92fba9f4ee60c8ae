import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { countGroups, insertGroup, lockGroupByName, type GroupFields } from './groupQueries.ts';

/** Groups of a workspace. */
export const mostGroups = 1_000;

/** Who looks after groups, and where. */
export interface GroupManager {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

/**
 * Makes a group, in the transaction that it is given; its id. Throws GROUPS_FULL, and GROUP_NAME_TAKEN for a name that another has, also one that is
 * made at the same moment: the transaction can continue with that one.
 */
export async function createGroupStep(
  trx: Trx,
  { workspaceId, actorId }: GroupManager,
  fields: GroupFields & { readonly now: Date },
): Promise<Id> {
  if ((await countGroups(trx, workspaceId)) >= mostGroups) {
    throw new DomainError('GROUPS_FULL', { params: { most: mostGroups } });
  }
  if ((await lockGroupByName(trx, workspaceId, fields.name)) !== null) {
    throw new DomainError('GROUP_NAME_TAKEN');
  }
  const groupId = await insertGroup(trx, workspaceId, fields);
  await appendAudit(trx, { workspaceId, action: 'GROUP_CREATED', actorId, details: { groupId } });
  return groupId;
}
