import { z } from 'zod';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { defineJob, noRetry } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { enqueueMail } from '../../mail/order/enqueueMail.ts';
import type { Trx } from '../../db/database.ts';
import { lockCourseRow } from '../courseWriteQueries.ts';
import { withWorking } from '../lockForWriting.ts';
import {
  findAddress,
  findDuePublications,
  findPublication,
  setPublication,
  type DueCourse,
  type Publication,
} from './publicationQueries.ts';
import { writeLive } from './publishChanges.ts';

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
 * is unfinished, all stays held back, and the one who set the moment is told. The lock is not asked for: what its holder has not saved yet is not published.
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

async function publishOne(deps: JobDeps, { workspaceId, courseId }: DueCourse): Promise<void> {
  const now = deps.clock();
  try {
    await inWorkspace(deps.db, workspaceId, async (trx) => {
      const held = await lockCourseRow(trx, courseId);
      const publication = await findPublication(trx, courseId);
      if (held === null || publication === null || publication.time > now) {
        return;
      }
      await writeLive(trx, await withWorking(trx, held), {
        moduleIds: null,
        forced: false,
        savedBy: publication.setBy,
        now,
      });
      await tell(deps, trx, { workspaceId, courseId, publication, kind: 'PUBLISHED' });
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') {
      throw error;
    }
    await inWorkspace(deps.db, workspaceId, async (trx) => {
      const held = await lockCourseRow(trx, courseId);
      const publication = await findPublication(trx, courseId);
      if (held === null || publication === null || publication.time > now) {
        return;
      }
      await setPublication(trx, courseId, null);
      await tell(deps, trx, { workspaceId, courseId, publication, kind: 'NOT_PUBLISHED' });
    });
  }
}

async function tell(
  { jobs, clock }: JobDeps,
  trx: Trx,
  {
    workspaceId,
    courseId,
    publication,
    kind,
  }: DueCourse & { readonly publication: Publication; readonly kind: 'PUBLISHED' | 'NOT_PUBLISHED' },
): Promise<void> {
  const { setBy } = publication;
  const recipient = setBy === null ? null : await findAddress(trx, setBy);
  if (setBy !== null && recipient !== null) {
    await enqueueMail(jobs, trx, { workspaceId, kind, recipient, params: { userId: setBy, courseId }, now: clock() });
  }
}
