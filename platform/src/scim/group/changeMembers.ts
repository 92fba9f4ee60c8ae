import { appendAudit } from '../../audit/appendAudit.ts';
import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { mostMembers as mostOfGroup } from '../../workspace/group/memberSteps.ts';
import { hasMembers } from '../../workspace/group/membershipQueries.ts';
import { ScimError } from '../scimError.ts';
import type { MemberStep } from './patchGroup.ts';
import { touchScimGroups } from './scimGroupQueries.ts';
import { deleteMembers, holdLinkedPeople, insertMembers } from './scimMemberQueries.ts';

interface Filling {
  readonly workspaceId: Id;
  /** Of a group that is locked. */
  readonly groupId: Id;
  readonly now: Date;
}

/** Entries of the audit log in one statement: its parameters have a limit. */
const entriesAtOnce = 1_000;

/**
 * Puts users into a group of the provider and takes them out. Throws `invalidValue` for putting in someone who is no user of it, and
 * GROUP_FULL for more than a group may have. Nothing happens for who is in already, or is not.
 */
export async function changeMembers(trx: Trx, filling: Filling, steps: readonly MemberStep[]): Promise<void> {
  const { workspaceId, groupId, now } = filling;
  const named = [...new Set(steps.flatMap(({ members }) => members))];
  if (steps.length === 0) {
    return;
  }
  const people = new Map((await holdLinkedPeople(trx, workspaceId, named)).map((each) => [each.scimId, each.userId]));
  let changes = 0;
  for (const { kind, members } of steps) {
    if (kind !== 'remove') {
      requireKnown(members, people);
    }
    const userIds = members.flatMap((scimId) => people.get(scimId) ?? []);
    if (kind !== 'add') {
      const left = await deleteMembers(trx, workspaceId, groupId, { userIds, allBut: kind === 'set' });
      await note(trx, filling, 'GROUP_LEFT', left);
      changes += left.length;
    }
    if (kind !== 'remove') {
      const joined = await insertMembers(trx, workspaceId, groupId, { userIds, now });
      await note(trx, filling, 'GROUP_JOINED', joined);
      changes += joined.length;
    }
  }
  if (changes > 0) {
    await touchScimGroups(trx, workspaceId, [groupId], now);
  }
  if (await hasMembers(trx, workspaceId, groupId, mostOfGroup + 1)) {
    throw new DomainError('GROUP_FULL', { params: { most: mostOfGroup } });
  }
}

function requireKnown(members: readonly string[], people: ReadonlyMap<string, Id>): void {
  const unknown = members.find((scimId) => !people.has(scimId));
  if (unknown !== undefined) {
    throw new ScimError('invalidValue', `There is no user with the id ${JSON.stringify(unknown)}`);
  }
}

async function note(
  trx: Trx,
  { workspaceId, groupId }: Filling,
  action: 'GROUP_JOINED' | 'GROUP_LEFT',
  userIds: readonly Id[],
): Promise<void> {
  for (let start = 0; start < userIds.length; start += entriesAtOnce) {
    const entries = userIds
      .slice(start, start + entriesAtOnce)
      .map((subjectId) => ({ workspaceId, action, subjectId, details: { groupId, by: 'scim' } }));
    await appendAudit(trx, ...entries);
  }
}
