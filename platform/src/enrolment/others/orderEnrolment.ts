import type { IsoTime } from '../../content/content.ts';
import { findCourse } from '../../course/courseQueries.ts';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { requestHash, withIdempotency } from '../../http/idempotency.ts';
import { insertJobRows } from '../../job/jobRowQueries.ts';
import type { JobRunKey } from '../../job/jobRunQueries.ts';
import type { Id } from '../../shared/id.ts';
import { conditionOf, insertRowsOfPeople } from '../../workspace/people/bulk/bulkQueries.ts';
import { assertDueTime } from '../dueRules.ts';
import { enrolPeopleJob, tryEnrolPeopleJob } from './enrolPeopleJob.ts';
import { assertMayEnrolOthers, assertTakesOthers, type EnrolledPeople } from './enrolPeopleRules.ts';

export interface EnrolmentOrder {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
  readonly courseId: Id;
  readonly people: EnrolledPeople;
  /** Null takes due dates away; without it those that are there stay. */
  readonly dueTime: IsoTime | null | undefined;
  /** Whether those who are enrolled are told of it. */
  readonly notify: boolean;
  readonly dryRun: boolean;
  readonly idempotencyKey: string | undefined;
}

/**
 * Orders the enrolment of people in a course, once per key; answers the id of the job, whose rows are the people as they are found now.
 * Throws as the rules of `enrolPeopleRules.ts` and `dueRules.ts`.
 */
export const orderEnrolment = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { workspaceId, viewer, courseId, people, dueTime, notify, dryRun, idempotencyKey: key }: EnrolmentOrder,
): Promise<Id> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const course = await findCourse(trx, courseId);
    assertMayEnrolOthers(viewer, course, people);
    const { userId: actorId } = viewer;
    const hash = requestHash(courseId, people, dueTime, notify, dryRun);
    const { body } = await withIdempotency<{ readonly jobId: Id }>(
      trx,
      { workspaceId, userId: actorId, operation: 'enrolPeople', key, requestHash: hash },
      async () => {
        const now = clock();
        if (course === null) {
          throw new DomainError('NOT_FOUND');
        }
        assertTakesOthers(course, now.toISOString());
        assertDueTime(dueTime ?? null, now);
        const dueMs = dueTime == null ? dueTime : new Date(dueTime).getTime();
        const payload = { actorId, courseId, notify, ...(dueMs === undefined ? {} : { dueMs }) };
        const kind = dryRun ? tryEnrolPeopleJob : enrolPeopleJob;
        const runId = await jobs.enqueueWatched(trx, kind, { workspaceId, actorId, payload });
        await insertRows(trx, { workspaceId, runId }, people);
        return { status: 202, body: { jobId: runId } };
      },
    );
    return body.jobId;
  });

async function insertRows(trx: Trx, key: JobRunKey, people: EnrolledPeople): Promise<void> {
  await ('usernames' in people
    ? insertJobRows(
        trx,
        key,
        people.usernames.map((subject) => ({ subject })),
      )
    : insertRowsOfPeople(trx, key, conditionOf(people)));
}
