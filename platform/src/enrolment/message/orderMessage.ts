import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { insertMessage, type LearnerMessage } from '../../message/messageQueries.ts';
import type { Id } from '../../shared/id.ts';
import { countScores } from '../countScores.ts';
import { ofGroup } from '../groupScope.ts';
import { asksForScores } from '../progressListQueries.ts';
import type { UserCourseCall } from '../userCourseCall.ts';
import { insertRowsOfUserCourses, type UserCourseSelection } from '../userCourseQueries.ts';
import { administeredBy } from '../userCourseReading.ts';
import { messageJob } from './messageJob.ts';

/**
 * Orders a message to learners whose progress the viewer may see (OP-54), once per key; answers the id of the job, whose rows are the
 * learners as they are found now. Throws INVALID for a filter that cannot be read, FORBIDDEN where someone who is no admin names a group.
 */
export async function orderMessage(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  call: UserCourseCall,
  {
    selection,
    message,
    key,
  }: {
    selection: UserCourseSelection & { readonly groupId?: Id | undefined };
    message: LearnerMessage;
    key: string | undefined;
  },
): Promise<Id> {
  const { workspaceId, viewer } = call;
  const { userId: actorId } = viewer;
  const scope = ofGroup(administeredBy(viewer), selection.groupId, viewer);
  if ('q' in selection && selection.progress !== undefined && asksForScores([], selection.progress)) {
    await countScores(db, call, scope, selection.q);
  }
  return inWorkspace(db, workspaceId, async (trx) => {
    const { progress: asked, ...named } = 'q' in selection ? selection : { ...selection, progress: undefined };
    // The moment of asking is no part of what is asked.
    const hash = requestHash(named, asked === undefined ? null : { ...asked, now: null }, message);
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'messageLearners', key, requestHash: hash },
      async () => {
        const runId = await jobs.enqueueWatched(trx, messageJob, { workspaceId, actorId, payload: {} });
        await insertMessage(trx, { workspaceId, runId }, message);
        await insertRowsOfUserCourses(trx, { workspaceId, runId }, scope, selection);
        await appendAudit(trx, { workspaceId, action: 'LEARNERS_MESSAGED', actorId, details: { jobId: runId } });
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
}
