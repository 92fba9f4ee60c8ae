import { appendAudit, type AuditAction } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import type { PageRequest, PageRows } from '../../http/paging.ts';
import type { Id } from '../../shared/id.ts';
import { createGroupStep, type GroupManager } from './createGroupStep.ts';
import {
  deleteGroupRow,
  findGroup,
  findGroups,
  lockGroup,
  orderOfGroups,
  updateGroup,
  type GroupFields,
  type GroupRow,
  type LockedGroup,
} from './groupQueries.ts';

/** A page of groups (BEY-13). */
export const listGroups = (
  { db }: Pick<Deps, 'db'>,
  workspaceId: Id,
  { q, sort, ...page }: PageRequest & { readonly q?: string | undefined; readonly sort: readonly string[] },
): Promise<PageRows<GroupRow>> =>
  inWorkspace(db, workspaceId, (trx) => findGroups(trx, workspaceId, { q, order: orderOfGroups(sort), page }));

/** One group. Throws NOT_FOUND, here and below. */
export const readGroup = ({ db }: Pick<Deps, 'db'>, workspaceId: Id, groupId: Id): Promise<GroupRow> =>
  inWorkspace(db, workspaceId, (trx) => loadGroup(trx, workspaceId, groupId));

/** Makes a group, once per key. Throws GROUPS_FULL, and GROUP_NAME_TAKEN for a name that another has. */
export const createGroup = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  manager: GroupManager,
  fields: GroupFields,
  key: string | undefined,
): Promise<GroupRow> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId, actorId } = manager;
    const { body } = await withIdempotency<{ readonly groupId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'createGroup', key, requestHash: requestHash(fields) },
      async () => ({
        status: 201,
        body: { groupId: await createGroupStep(trx, manager, { ...fields, now: clock() }) },
      }),
    );
    return loadGroup(trx, workspaceId, body.groupId);
  });

/** Changes what is given. Throws GROUP_NAME_TAKEN, and GROUP_MANAGED for what the identity provider decides. */
export const changeGroup = (
  { db }: Pick<Deps, 'db'>,
  manager: GroupManager,
  groupId: Id,
  change: Partial<GroupFields>,
): Promise<GroupRow> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId } = manager;
    const group = await requireGroup(trx, workspaceId, groupId);
    if (change.name !== undefined || change.addressDomain !== undefined) {
      assertOurs(group);
    }
    const { name = group.name, description = group.description, addressDomain = group.addressDomain } = change;
    if (name !== group.name || description !== group.description || addressDomain !== group.addressDomain) {
      await updateGroup(trx, workspaceId, groupId, { name, description, addressDomain });
      await note(trx, manager, 'GROUP_CHANGED', groupId);
    }
    return loadGroup(trx, workspaceId, groupId);
  });

/** Deletes a group; its people stay, and so do their courses. Throws GROUP_MANAGED for one of the identity provider. */
export const deleteGroup = ({ db }: Pick<Deps, 'db'>, manager: GroupManager, groupId: Id): Promise<void> =>
  inWorkspace(db, manager.workspaceId, async (trx) => {
    const { workspaceId } = manager;
    const group = await requireGroup(trx, workspaceId, groupId);
    assertOurs(group);
    await deleteGroupRow(trx, workspaceId, groupId);
    const details = { groupId, name: group.name };
    await appendAudit(trx, { workspaceId, action: 'GROUP_DELETED', actorId: manager.actorId, details });
  });

/** A group, locked until the end of the transaction. Throws NOT_FOUND. */
export async function requireGroup(trx: Trx, workspaceId: Id, groupId: Id): Promise<LockedGroup> {
  const group = await lockGroup(trx, workspaceId, groupId);
  if (group === null) {
    throw new DomainError('NOT_FOUND');
  }
  return group;
}

/** Throws GROUP_MANAGED where the identity provider would take back what is changed here. */
export function assertOurs({ origin }: Pick<LockedGroup, 'origin'>): void {
  if (origin === 'SCIM') {
    throw new DomainError('GROUP_MANAGED');
  }
}

async function loadGroup(trx: Trx, workspaceId: Id, groupId: Id): Promise<GroupRow> {
  const group = await findGroup(trx, workspaceId, groupId);
  if (group === null) {
    throw new DomainError('NOT_FOUND');
  }
  return group;
}

const note = (trx: Trx, { workspaceId, actorId }: GroupManager, action: AuditAction, groupId: Id): Promise<void> =>
  appendAudit(trx, { workspaceId, action, actorId, details: { groupId } });
