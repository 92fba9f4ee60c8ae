import { z } from 'zod';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { defineJob, noRetry } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import type { Id } from '../../shared/id.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { enrolGroup } from './enrolGroup.ts';
import {
  findGroupCourses,
  findWorkspacesWithGroupCourses,
  takeGroupCourse,
  type GroupCourseKey,
} from './groupCourseQueries.ts';

type LookDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/**
 * Orders jobs that enrol everyone who is not enrolled in a course of their group yet, in all workspaces; with `onlyPending` only in groups
 * that someone has joined. A workspace that fails does not stop the others; throws what failed at the end.
 */
export async function orderGroupJobs({ db, clock, jobs }: LookDeps, onlyPending = false): Promise<void> {
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithGroupCourses(db, onlyPending)) {
    try {
      for (const key of await inWorkspace(db, workspaceId, (trx) => findGroupCourses(trx, onlyPending))) {
        await orderCourseJob({ db, clock, jobs }, workspaceId, key);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces could not be looked at for courses of groups');
}

/** A course that the workspace has no room for among its jobs stays marked, and is ordered by a later run. */
async function orderCourseJob({ db, clock, jobs }: LookDeps, workspaceId: Id, key: GroupCourseKey): Promise<void> {
  try {
    await inWorkspace(db, workspaceId, async (trx) => {
      const groupCourse = await takeGroupCourse(trx, key);
      await (groupCourse === null ? undefined : enrolGroup(trx, jobs, groupCourse, clock()));
    });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'JOBS_FULL')) {
      throw error;
    }
  }
}

/** Enrols who joined a group, in all workspaces. */
export const groupCoursesJob = defineJob({
  name: 'group-courses',
  payload: z.object({}),
  retry: noRetry,
  longestSeconds: 600,
  atOnce: 1,
  single: true,
  schedule: '* * * * *',
});

export const enrolJoined = (deps: LookDeps): JobWork => jobWork(groupCoursesJob, () => orderGroupJobs(deps, true));
