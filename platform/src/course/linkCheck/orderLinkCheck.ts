import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { insertJobRows } from '../../job/jobRowQueries.ts';
import type { Id } from '../../shared/id.ts';
import { loadCourseAnswer } from '../readCourse.ts';
import type { Author } from '../policy.ts';
import { externalLinks } from './externalLinks.ts';
import { linkCheckJob } from './linkCheckJob.ts';

/** A course with more leads nobody through all of them. */
const mostLinks = 500;

/**
 * Orders a look at the addresses of other sites that a course leads to, as its authors have it: the first 500 of them, once per key.
 * Answers the id of the job. Throws NOT_FOUND, and JOBS_FULL.
 */
export const orderLinkCheck = (
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  {
    workspaceId,
    courseId,
    author,
    ownHost,
    key,
  }: {
    readonly workspaceId: Id;
    readonly courseId: Id;
    readonly author: Author;
    readonly ownHost: string;
    readonly key: string | undefined;
  },
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const { userId: actorId } = author;
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'checkCourseLinks', key, requestHash: requestHash(courseId) },
      async () => {
        const view = { author, include: new Set(['modules'] as const), now: clock() };
        const { course } = await loadCourseAnswer(trx, courseId, view);
        const runId = await jobs.enqueueWatched(trx, linkCheckJob, { workspaceId, actorId, payload: { courseId } });
        const rows = externalLinks(course, ownHost)
          .slice(0, mostLinks)
          .map(({ address, lectureId, lectureName }) => ({
            subject: address,
            input: { courseId, lectureId, lectureName },
          }));
        await insertJobRows(trx, { workspaceId, runId }, rows);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });
