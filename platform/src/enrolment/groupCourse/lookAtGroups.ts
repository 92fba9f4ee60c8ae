import { z } from 'zod';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, noRetry } from '../../job/jobKind.ts';
import { jobWork, type JobWork } from '../../job/jobQueue.ts';
import { throwFailures } from '../../shared/throwFailures.ts';
import { enrolGroup } from './enrolGroup.ts';
import { findGroupCourses, findWorkspacesWithGroupCourses, takeGroupCourse } from './groupCourseQueries.ts';

type LookDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/**
 * Has everyone enrolled whom the courses of their groups have not brought in yet, in all workspaces; `onlyPending` only in groups that somebody
 * joined. Where it fails in a workspace the others are looked at all the same; throws what failed in the end.
 */
export async function lookAtGroups({ db, clock, jobs }: LookDeps, onlyPending = false): Promise<void> {
  const failures: unknown[] = [];
  for (const workspaceId of await findWorkspacesWithGroupCourses(db, onlyPending)) {
    try {
      for (const key of await inWorkspace(db, workspaceId, (trx) => findGroupCourses(trx, onlyPending))) {
        await inWorkspace(db, workspaceId, async (trx) => {
          const groupCourse = await takeGroupCourse(trx, key);
          await (groupCourse === null ? undefined : enrolGroup(trx, jobs, groupCourse, clock()));
        });
      }
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures, 'Some workspaces could not be looked at for courses of groups');
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
