import { appendAudit } from '../../audit/appendAudit.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { insertMessage, type LearnerMessage } from './messageQueries.ts';
import type { Id } from '../../shared/id.ts';
import { selectionWithoutTime, scopeOfSelection, type LearnerSelection } from '../learnerSelection.ts';
import type { UserCourseCall } from '../userCourseCall.ts';
import { insertRowsOfUserCourses } from '../userCourseQueries.ts';
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
    selection: LearnerSelection;
    message: LearnerMessage;
    key: string | undefined;
  },
): Promise<Id> {
  const { workspaceId, viewer } = call;
  const { userId: actorId } = viewer;
  const scope = await scopeOfSelection(db, call, selection);
  return inWorkspace(db, workspaceId, async (trx) => {
    const hash = requestHash(...selectionWithoutTime(selection), message);
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'messageLearners', key, requestHash: hash },
      async () => {
        const runId = await jobs.enqueueWatched(trx, messageJob, { workspaceId, actorId, payload: {} });
        await insertMessage(trx, { workspaceId, runId }, message);
        await insertRowsOfUserCourses(trx, { workspaceId, runId }, scope, selection);
        const details = { jobId: runId };
        await appendAudit(trx, { workspaceId, action: 'LEARNERS_MESSAGED', actorId, details, jobId: runId });
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
}
