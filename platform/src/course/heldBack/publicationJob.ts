import { z } from 'zod';
import { inWorkspace, type Trx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { findUsername } from '../../identity/userQueries.ts';
import { defineJob, noRetry } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import { asAuthor } from '../policy.ts';
import { findRoles } from '../../workspace/roleQueries.ts';
import { lockCourseRow } from '../courseWriteQueries.ts';
import { withWorking, type WritableCourse } from '../lockForWriting.ts';
import {
  findDuePublications,
  findPublication,
  setPublication,
  type DueCourse,
  type Publication,
} from './publicationQueries.ts';
import { settleLearners } from '../liveChange.ts';
import { writeLive } from './publishChanges.ts';
import { wishOfScheduled } from './scheduledGrading.ts';

/** Makes live what was to be by now, in all workspaces. */
export const publicationJob = defineJob({
  name: 'publication',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 300,
  atOnce: 1,
  single: true,
  schedule: '* * * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/**
 * Publishes each course whose moment has come, in a transaction of its own. Nothing is forced: where that would take progress from learners, or something
 * is unfinished, or a decision about earlier answers is open (OP-341), all stays held back, and the one who set the moment is told. The lock is not asked for: what its holder has not saved yet is not published.
 */
export const publishDue = (deps: JobDeps): JobWork =>
  jobWork(publicationJob, async ({ signal }) => {
    const failures: unknown[] = [];
    for (const due of await findDuePublications(deps.db, deps.clock())) {
      signal.throwIfAborted();
      try {
        await publishOne(deps, due);
      } catch (error) {
        // One that fails must not keep the others waiting: it is due again in a minute.
        failures.push(error);
      }
    }
    if (failures.length > 0) {
      throw new AggregateError(failures, `${failures.length} courses could not be published`);
    }
  });

async function publishOne(deps: JobDeps, due: DueCourse): Promise<void> {
  try {
    await whileDue(deps, due, async (trx, writable, publication) => {
      const { setBy } = publication;
      const author = setBy === null ? null : asAuthor(setBy, await findRoles(trx, setBy, deps.clock()));
      await writeLive(
        trx,
        writable,
        { moduleIds: null, forced: false, savedBy: setBy, now: deps.clock() },
        settleLearners(deps, { forced: false, grading: wishOfScheduled(publication.gradings), author }),
      );
      await tell(deps, trx, { ...due, publication, kind: 'PUBLISHED' });
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') {
      throw error;
    }
    await whileDue(deps, due, async (trx, { live }, publication) => {
      await setPublication(trx, live.id, null);
      await tell(deps, trx, {
        ...due,
        publication,
        kind: 'NOT_PUBLISHED',
        isUndecided: error.code === 'GRADING_UNDECIDED',
      });
    });
  }
}

/** Does it in one transaction that holds the course, unless its moment was taken away or moved meanwhile. */
const whileDue = (
  { db, clock }: JobDeps,
  { workspaceId, courseId }: DueCourse,
  work: (trx: Trx, writable: WritableCourse, publication: Publication) => Promise<void>,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const held = await lockCourseRow(trx, courseId);
    const publication = await findPublication(trx, courseId);
    if (held !== null && publication !== null && publication.time <= clock()) {
      await work(trx, await withWorking(trx, held), publication);
    }
  });

async function tell(
  { jobs, clock }: JobDeps,
  trx: Trx,
  {
    workspaceId,
    courseId,
    publication,
    kind,
    isUndecided = false,
  }: DueCourse & {
    readonly publication: Publication;
    readonly kind: 'PUBLISHED' | 'NOT_PUBLISHED';
    /** Whether a decision about earlier answers is open. */
    readonly isUndecided?: boolean;
  },
): Promise<void> {
  const { setBy } = publication;
  const recipient = setBy === null ? null : await findUsername(trx, workspaceId, setBy);
  if (setBy !== null && recipient !== null) {
    const params = { userId: setBy, courseId, ...(isUndecided ? { undecided: 1 } : {}) };
    await enqueueMail(jobs, trx, { workspaceId, kind, recipient, params, now: clock() });
  }
}
