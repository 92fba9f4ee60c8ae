import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { requireGroup } from './groupService.ts';
import { joinGroupStep, leaveGroupStep } from './memberSteps.ts';
import { personForGroups } from './personForGroups.ts';

export interface MemberRequest {
  readonly workspaceId: Id;
  readonly actorId: Id;
  readonly groupId: Id;
  readonly userId: Id;
}

/** Puts one person into a group; nothing happens when they are a member. Throws NOT_FOUND, 1001, GROUP_MANAGED and GROUP_FULL. */
export const addMember = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, actorId, groupId, userId }: MemberRequest,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const person = await personForGroups(trx, workspaceId, userId);
    const group = await requireGroup(trx, workspaceId, groupId);
    if (person === null) {
      throw new DomainError(1001);
    }
    await joinGroupStep(trx, { workspaceId, actorId, group, userId: person.userId, now: clock() });
  });

/** Takes one person out of a group; nothing happens when they are no member. Throws NOT_FOUND and GROUP_MANAGED. */
export const removeMember = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, actorId, groupId, userId }: MemberRequest,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const group = await requireGroup(trx, workspaceId, groupId);
    await leaveGroupStep(trx, { workspaceId, actorId, group, userId });
  });
