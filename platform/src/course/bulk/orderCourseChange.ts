import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actorOf.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { insertJobRows } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { findWorkingNames } from './bulkQueries.ts';
import { changeCoursesJob, deleteCoursesJob, tryChangeCoursesJob, type CourseChange } from './courseJobs.ts';

interface ChangeToOrder {
  readonly change: CourseChange;
  /** The name of a topic, for what is done with one. */
  readonly tag: string | undefined;
  readonly courseIds: readonly Id[];
  readonly dryRun: boolean;
  readonly key: string | undefined;
}

/**
 * Orders the same for many courses, once per key; answers the id of the job, which has a row for each of them in their order. A course that
 * the workspace does not have gets a row, too, and the job refuses it: nobody learns here what there is elsewhere.
 */
export const orderCourseChange = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, actorId }: Actor,
  { change, tag, courseIds, dryRun, key }: ChangeToOrder,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      {
        workspaceId,
        userId: actorId,
        operation: 'changeCourses',
        key,
        requestHash: requestHash(change, tag, courseIds, dryRun),
      },
      async () => {
        const kind = dryRun ? tryChangeCoursesJob : change.action === 'DELETE' ? deleteCoursesJob : changeCoursesJob;
        const runId = await jobs.enqueueWatched(trx, kind, { workspaceId, actorId, payload: { actorId, change } });
        const names = await findWorkingNames(trx, courseIds);
        const rows = courseIds.map((courseId) => ({
          subject: names.get(courseId) ?? String(courseId),
          input: { courseId, ...(tag === undefined ? {} : { tag }) },
        }));
        await insertJobRows(trx, { workspaceId, runId }, rows);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
