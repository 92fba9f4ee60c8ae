import { z } from 'zod';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { insertRowsToUndo, type JobRow, type JobRowOutcome } from '../../job/jobRowQueries.ts';
import { findJobRun } from '../../job/jobRunQueries.ts';
import { mayWatch } from '../../job/policy.ts';
import { workThroughRows } from '../../job/workThroughRows.ts';
import type { Id } from '../../shared/id.ts';
import type { Author } from '../policy.ts';
import { findLearners, wasSwitchedSince } from './bulkQueries.ts';
import { changeTag, tagsWith } from './changeTag.ts';
import { changeCoursesJob, undoCoursesJob } from './courseJobs.ts';
import { authorOf, withCourse, type CourseStep, type HeldCourse } from './courseStep.ts';
import { deleteOne } from './deleteOne.ts';
import { handOverOne } from './handOverOne.ts';
import { switchPublished } from './switchPublished.ts';

/**
 * Orders that what a job has done with courses is taken back, the last row first, once per key; answers the id of the new job. For who ordered it, and
 * admins. Throws NOT_FOUND for what is no such job, CONFLICT while it runs.
 */
export const orderCourseUndo = (
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { workspaceId, author }: { readonly workspaceId: Id; readonly author: Author },
  undoneRunId: Id,
  key: string | undefined,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { userId: actorId } = author;
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'undoCourseJob', key, requestHash: requestHash(undoneRunId) },
      async () => {
        const undone = await findJobRun(trx, { workspaceId, runId: undoneRunId });
        if (undone === null || undone.kind !== changeCoursesJob.name || !mayWatch(author, undone)) {
          throw new DomainError('NOT_FOUND');
        }
        if (undone.endTime === null) {
          throw new DomainError('CONFLICT', { message: 'This is still being done; cancel it first' });
        }
        const payload = { actorId, undoneRunId };
        const runId = await jobs.enqueueWatched(trx, undoCoursesJob, { workspaceId, actorId, payload });
        await insertRowsToUndo(trx, { workspaceId, runId }, undoneRunId);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });

/** Takes back what was done with courses. What was changed since stays as it is, and the report says so. */
export const undoCourses = (deps: Pick<Deps, 'db' | 'clock' | 'config'>): JobWork =>
  jobWork(undoCoursesJob, (attempt) =>
    workThroughRows(deps, attempt, async (trx, row) => {
      const { workspaceId, payload } = attempt;
      if (workspaceId === null) {
        throw new Error('An undoing belongs to a workspace');
      }
      const now = deps.clock();
      const author = await authorOf(trx, payload.actorId, now);
      return undoRow(trx, { workspaceId, author, limits: deps.config.contentLimits, now }, row);
    }),
  );

/** What a row has done, as its report says it. */
const undoableChange = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['PUBLISHED', 'UNPUBLISHED']), courseId: z.int(), version: z.int() }),
  z.object({ code: z.enum(['TAGGED', 'UNTAGGED']), courseId: z.int(), tag: z.string() }),
  z.object({ code: z.literal('HANDED_OVER'), courseId: z.int(), before: z.int().nullable(), after: z.int() }),
  z.object({ code: z.literal('COPIED'), copyId: z.int() }),
]);
type UndoableChange = z.output<typeof undoableChange>;

async function undoRow(trx: Trx, step: CourseStep, { input }: JobRow): Promise<JobRowOutcome> {
  const done = undoableChange.safeParse(input);
  if (!done.success) {
    return { state: 'UNCHANGED', code: 'NOT_UNDONE' };
  }
  const about = done.data.code === 'COPIED' ? done.data.copyId : done.data.courseId;
  return withCourse(trx, step, about, async (held) =>
    held === null ? { state: 'UNCHANGED', code: 'GONE' } : undoOne(trx, step, held, done.data),
  );
}

async function undoOne(trx: Trx, step: CourseStep, held: HeldCourse, done: UndoableChange): Promise<JobRowOutcome> {
  switch (done.code) {
    case 'PUBLISHED':
    case 'UNPUBLISHED': {
      const published = done.code === 'PUBLISHED';
      const { version, courseId } = done;
      return held.course.published !== published || (await wasSwitchedSince(trx, courseId, { version, published }))
        ? changedSince
        : switchPublished(trx, step, held, !published);
    }
    case 'TAGGED':
    case 'UNTAGGED': {
      const { courseId, tag } = done;
      const { carried } = await tagsWith(trx, courseId, tag);
      const carries = done.code === 'TAGGED';
      return (carried !== undefined) === carries
        ? changeTag(trx, step, held, { tag, carries: !carries })
        : changedSince;
    }
    case 'HANDED_OVER':
      if (held.course.createdBy !== done.after) {
        return changedSince;
      }
      // Who gave it away takes it back, though it is not theirs any more. An account that is gone gets nothing.
      return done.before === null
        ? { state: 'UNCHANGED', code: 'NOT_UNDONE' }
        : handOverOne(trx, step, held, done.before);
    case 'COPIED': {
      const { id, version, workingVersion } = held.course;
      const isUntouched = version === firstVersion && workingVersion === null;
      return isUntouched && (await findLearners(trx, id)).enrolled === 0
        ? deleteOne(trx, step, held, { withProgress: false })
        : changedSince;
    }
  }
}

const changedSince = { state: 'UNCHANGED', code: 'CHANGED_SINCE' } as const;
/** Of a copy that nobody has saved. */
const firstVersion = 1;
