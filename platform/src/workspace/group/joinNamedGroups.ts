import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { createGroupStep } from './createGroupStep.ts';
import { groupName } from './groupName.ts';
import { lockGroup, lockGroupByName, type LockedGroup } from './groupQueries.ts';
import { joinGroupStep } from './memberSteps.ts';

/** A name that led into no group, and why: `NO_GROUP` where there is none of it, else the code of the refusal. */
export interface GroupProblem {
  readonly name: string;
  readonly code: string;
}

/** Which groups someone joined, and which names led into none. */
export interface JoinedGroups {
  readonly groups: readonly Pick<LockedGroup, 'id' | 'name'>[];
  readonly groupProblems: readonly GroupProblem[];
}

/** Puts someone into groups by their names, in any case of letters, in the transaction that it is given. Answers besides which names led into none. */
export async function joinNamedGroups(
  trx: Trx,
  {
    names,
    creates,
    ...actor
  }: {
    readonly workspaceId: Id;
    readonly actorId: Id;
    readonly userId: Id;
    readonly names: readonly string[];
    /** Whether a group that does not exist yet is created. */
    readonly creates: boolean;
    readonly now: Date;
  },
): Promise<JoinedGroups> {
  const groups: Pick<LockedGroup, 'id' | 'name'>[] = [];
  const groupProblems: GroupProblem[] = [];
  // In one order, so that two who fill the same groups do not wait for each other in a circle.
  const sorted = [...new Map(names.map((name) => [name.toLowerCase(), name])).entries()].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  for (const [, name] of sorted) {
    const found = await joinByName(trx, { ...actor, name, creates });
    if (typeof found === 'string') {
      groupProblems.push({ name, code: found });
    } else if (found !== null) {
      groups.push({ id: found.id, name: found.name });
    }
  }
  return { groups, groupProblems };
}

/** The group that was joined, null for a member already, else why not. */
async function joinByName(
  trx: Trx,
  {
    name,
    creates,
    ...membership
  }: Omit<Parameters<typeof joinGroupStep>[1], 'group'> & { readonly name: string; readonly creates: boolean },
): Promise<LockedGroup | string | null> {
  try {
    const group =
      (await lockGroupByName(trx, membership.workspaceId, name)) ??
      (creates ? await createNamed(trx, membership, name) : null);
    if (group === null) {
      return 'NO_GROUP';
    }
    return (await joinGroupStep(trx, { ...membership, group })) ? group : null;
  } catch (error) {
    if (error instanceof DomainError) {
      return String(error.code);
    }
    throw error;
  }
}

/** A new group, or the one of that name that another has made meanwhile; null where its name is none. */
async function createNamed(
  trx: Trx,
  { workspaceId, actorId, now }: { readonly workspaceId: Id; readonly actorId: Id; readonly now: Date },
  text: string,
): Promise<LockedGroup | null> {
  const { success, data: name } = groupName.safeParse(text);
  if (!success) {
    return null;
  }
  const fields = { name, description: '', addressDomain: null, now };
  try {
    return await lockGroup(trx, workspaceId, await createGroupStep(trx, { workspaceId, actorId }, fields));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'GROUP_NAME_TAKEN') {
      return lockGroupByName(trx, workspaceId, name);
    }
    throw error;
  }
}
