import { z } from 'zod';
import type { Trx } from '../../db/database.ts';
import type { JobRowOutcome } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { lockGroup } from './groupQueries.ts';
import { joinGroupStep, leaveGroupStep } from './memberSteps.ts';

/** What a row of a job says of groups that its person joined or left. */
const changed = z.object({
  code: z.string(),
  groups: z.array(z.object({ id: z.int(), name: z.string() })).min(1),
});

/**
 * Takes back what a row of a job has done with the groups of its person, in the transaction that it is given; null where it has done
 * nothing. Groups that are gone, or that the identity provider manages by now, stay as they are.
 */
export async function undoMemberships(
  trx: Trx,
  actor: { readonly workspaceId: Id; readonly actorId: Id; readonly userId: Id; readonly now: Date },
  row: Readonly<Record<string, unknown>>,
): Promise<JobRowOutcome | null> {
  const { success, data } = changed.safeParse(row);
  if (!success) {
    return null;
  }
  const undone: { id: Id; name: string }[] = [];
  for (const { id, name } of data.groups) {
    const group = await lockGroup(trx, actor.workspaceId, id);
    if (group?.origin === 'HAND') {
      const step = data.code === 'LEFT_GROUP' ? joinGroupStep : leaveGroupStep;
      if (await step(trx, { ...actor, group })) {
        undone.push({ id, name });
      }
    }
  }
  return undone.length === 0
    ? { state: 'UNCHANGED', code: 'CHANGED_SINCE' }
    : { state: 'DONE', code: data.code === 'LEFT_GROUP' ? 'JOINED' : 'LEFT_GROUP', params: { groups: undone } };
}
