import type { Trx } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { lockGroupByName, type LockedGroup } from './groupQueries.ts';
import { joinGroupStep } from './memberSteps.ts';

/** A name that led into no group, and why: `NO_GROUP` where there is none of it, else the code of the refusal. */
export interface GroupProblem {
  readonly name: string;
  readonly code: string;
}

/** Which groups somebody joined, and which names led into none. */
export interface JoinedGroups {
  readonly groups: readonly Pick<LockedGroup, 'id' | 'name'>[];
  readonly groupProblems: readonly GroupProblem[];
}

/** Puts somebody into groups by their names, in any case of letters, in the transaction that it is given. Those that cannot be are told. */
export async function joinNamedGroups(
  trx: Trx,
  {
    names,
    ...doing
  }: {
    readonly workspaceId: Id;
    readonly actorId: Id;
    readonly userId: Id;
    readonly names: readonly string[];
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
    const group = await lockGroupByName(trx, doing.workspaceId, name);
    if (group === null) {
      groupProblems.push({ name, code: 'NO_GROUP' });
      continue;
    }
    const problem = await join(trx, { ...doing, group });
    if (problem === 'JOINED') {
      groups.push({ id: group.id, name: group.name });
    } else if (problem !== null) {
      groupProblems.push({ name, code: problem });
    }
  }
  return { groups, groupProblems };
}

/** `JOINED`, null for a member already, else why not. */
async function join(trx: Trx, membership: Parameters<typeof joinGroupStep>[1]): Promise<string | null> {
  try {
    return (await joinGroupStep(trx, membership)) ? 'JOINED' : null;
  } catch (error) {
    if (error instanceof DomainError) {
      return String(error.code);
    }
    throw error;
  }
}
