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
 * Has everyone enrolled whom the courses of their groups have not brought in yet, in all workspaces; `onlyPending` only in groups that someone
 * joined. Where it fails in a workspace the others are looked at all the same; throws what failed in the end.
 */
export async function lookAtGroups({ db, clock, jobs }: LookDeps, onlyPending = false): Promise<void> {
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithGroupCourses(db, onlyPending)) {
    try {
      for (const key of await inWorkspace(db, workspaceId, (trx) => findGroupCourses(trx, onlyPending))) {
        await lookAtCourse({ db, clock, jobs }, workspaceId, key);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces could not be looked at for courses of groups');
}

/** A course for which there is no room among the jobs of the workspace stays marked as it was, and waits for a later look. */
async function lookAtCourse({ db, clock, jobs }: LookDeps, workspaceId: Id, key: GroupCourseKey): Promise<void> {
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

export const enrolJoined = (deps: LookDeps): JobWork => jobWork(groupCoursesJob, () => lookAtGroups(deps, true));
