import { appendAudit, type AuditAction } from '../../audit/appendAudit.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { countGroups, deleteGroupRow, lockGroup, lockGroupByName } from '../../workspace/group/groupQueries.ts';
import { mostGroups } from '../../workspace/group/createGroupStep.ts';
import { mostMembers } from '../../workspace/group/memberSteps.ts';
import type { ListRequest, ScimPage } from '../listRequest.ts';
import { ScimError } from '../scimError.ts';
import { assertVersion, noSuch, type ScimChange, type ScimKey } from '../scimKey.ts';
import { whileConnected } from '../token/whileConnected.ts';
import { changeMembers } from './changeMembers.ts';
import type { GroupDraft } from './groupDraft.ts';
import { versionOfGroup, type GroupWithMembers } from './groupResource.ts';
import type { GroupPatch } from './patchGroup.ts';
import {
  findScimGroup,
  findScimGroups,
  findScimMembers,
  insertScimGroup,
  updateScimGroup,
  type ScimGroupRow,
} from './scimGroupQueries.ts';

type GroupDeps = Pick<Deps, 'db' | 'clock'>;

/** Whether who belongs is told too: that can be long, and providers often ask for the rest alone. */
interface Shown {
  readonly withMembers: boolean;
}

/**
 * A page of groups. With their members it ends before the group with which there would be more of them than the largest group has, which
 * is some megabytes; the next page begins there.
 */
export const listScimGroups = (
  { db }: GroupDeps,
  workspaceId: Id,
  request: ListRequest,
  shown: Shown,
): Promise<ScimPage<GroupWithMembers>> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { total, rows } = await findScimGroups(trx, workspaceId, request);
    return { total, rows: await membersOf(trx, workspaceId, shown.withMembers ? fitting(rows) : rows, shown) };
  });

/** Throws NOT_FOUND for a group that is not the provider's, here and below. */
export const readScimGroup = ({ db }: GroupDeps, key: ScimKey, shown: Shown): Promise<GroupWithMembers> =>
  inWorkspace(db, key.workspaceId, (trx) => loadWithMembers(trx, key, shown));

/** Makes a group. Throws `uniqueness` for a name that another has, GROUPS_FULL, and what {@link changeMembers} throws. */
export const addScimGroup = (
  { db, clock }: GroupDeps,
  workspaceId: Id,
  { members, ...draft }: GroupDraft,
  shown: Shown,
): Promise<GroupWithMembers> =>
  whileConnected(db, workspaceId, async (trx) => {
    const now = clock();
    if ((await countGroups(trx, workspaceId)) >= mostGroups) {
      throw new DomainError('GROUPS_FULL', { params: { most: mostGroups } });
    }
    await requireFreeName(trx, workspaceId, { name: draft.name, groupId: null });
    const groupId = await insertScimGroup(trx, workspaceId, { ...draft, now });
    await note(trx, workspaceId, 'GROUP_CREATED', groupId);
    await changeMembers(trx, { workspaceId, groupId, now }, [{ kind: 'add', members: members ?? [] }]);
    return loadWithMembers(trx, { workspaceId, scimId: String(groupId) }, shown);
  });

/** Changes a group. Throws PRECONDITION_FAILED, `uniqueness`, and what {@link changeMembers} throws. */
export const changeScimGroup = (
  { db, clock }: GroupDeps,
  change: ScimChange,
  toPatch: (group: ScimGroupRow) => GroupPatch,
  shown: Shown,
): Promise<GroupWithMembers> =>
  whileConnected(db, change.workspaceId, async (trx) => {
    const { workspaceId } = change;
    const group = await lockScimGroup(trx, change);
    const { groupId } = group;
    const { memberSteps, ...after } = toPatch(group);
    if (after.name !== group.name || after.externalId !== group.externalId) {
      await requireFreeName(trx, workspaceId, { name: after.name, groupId });
      await updateScimGroup(trx, workspaceId, groupId, after);
      await note(trx, workspaceId, 'GROUP_CHANGED', groupId);
    }
    await changeMembers(trx, { workspaceId, groupId, now: clock() }, memberSteps);
    return loadWithMembers(trx, change, shown);
  });

/** Deletes a group; its people stay, and so do their courses. */
export const removeScimGroup = ({ db }: GroupDeps, change: ScimChange): Promise<void> =>
  whileConnected(db, change.workspaceId, async (trx) => {
    const { workspaceId } = change;
    const { groupId, name } = await lockScimGroup(trx, change);
    await deleteGroupRow(trx, workspaceId, groupId);
    const details = { groupId, name, by: 'scim' };
    await appendAudit(trx, { workspaceId, action: 'GROUP_DELETED', details });
  });

async function loadScimGroup(trx: Trx, { workspaceId, scimId }: ScimKey): Promise<ScimGroupRow> {
  const group = await findScimGroup(trx, workspaceId, scimId);
  if (group === null) {
    throw noSuch('group');
  }
  return group;
}

async function loadWithMembers(trx: Trx, key: ScimKey, shown: Shown): Promise<GroupWithMembers> {
  const [group] = await membersOf(trx, key.workspaceId, [await loadScimGroup(trx, key)], shown);
  if (group === undefined) {
    throw noSuch('group');
  }
  return group;
}

async function membersOf(
  trx: Trx,
  workspaceId: Id,
  groups: readonly ScimGroupRow[],
  { withMembers }: Shown,
): Promise<readonly GroupWithMembers[]> {
  const ids = withMembers ? groups.map(({ groupId }) => groupId) : [];
  const members = ids.length === 0 ? new Map() : await findScimMembers(trx, workspaceId, ids);
  return groups.map((group) => ({ ...group, members: members.get(group.groupId) ?? [] }));
}

/** The first of the groups, as many as one answer tells the members of. */
function fitting(groups: readonly ScimGroupRow[]): readonly ScimGroupRow[] {
  let told = 0;
  const end = groups.findIndex(({ memberCount }) => (told += memberCount) > mostMembers);
  // One alone has no more than it may.
  return end === -1 ? groups : groups.slice(0, Math.max(1, end));
}

/** A group as it stays until the transaction ends, in the version that the change was made on. */
async function lockScimGroup(trx: Trx, change: ScimChange): Promise<ScimGroupRow> {
  await lockGroup(trx, change.workspaceId, (await loadScimGroup(trx, change)).groupId);
  const group = await loadScimGroup(trx, change);
  assertVersion(change, versionOfGroup(group));
  return group;
}

async function requireFreeName(
  trx: Trx,
  workspaceId: Id,
  { name, groupId }: { name: string; groupId: Id | null },
): Promise<void> {
  const other = await lockGroupByName(trx, workspaceId, name);
  if (other !== null && other.id !== groupId) {
    throw new ScimError(
      'uniqueness',
      other.origin === 'SCIM'
        ? 'Another group has this name'
        : 'An admin has made a group of this name in Lectern: rename one of the two',
    );
  }
}

const note = (trx: Trx, workspaceId: Id, action: AuditAction, groupId: Id): Promise<void> =>
  appendAudit(trx, { workspaceId, action, details: { groupId, by: 'scim' } });
