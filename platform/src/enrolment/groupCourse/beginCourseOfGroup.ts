import { loadOutline } from '../../course/courseContent.ts';
import { workspaceOf, type Trx } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import { findPerson } from '../../workspace/people/peopleQueries.ts';
import { enrolPersonStep } from '../others/enrolPersonStep.ts';
import { claimPeople, findGroupCourse, releaseClaim, type GroupCourseKey } from './groupCourseQueries.ts';
import { dueOf } from './groupCourseRules.ts';

/** Enrols someone who has joined in a course of a group of theirs, unless it has brought them in already or nobody can begin it. */
export async function beginCourseOfGroup(
  trx: Trx,
  key: GroupCourseKey,
  { userId, now }: { readonly userId: Id; readonly now: Date },
): Promise<void> {
  const groupCourse = await findGroupCourse(trx, key);
  const content = await loadOutline(trx, key.courseId);
  if (groupCourse === null || content === null) {
    return;
  }
  const [claimed] = await claimPeople(trx, key, { userId, runId: null, now });
  if (claimed === undefined) {
    return;
  }
  const workspaceId = workspaceOf(trx);
  const { actorId, notify } = groupCourse;
  const dueTime = dueOf(groupCourse, now)?.toISOString();
  const { state } = await enrolPersonStep(
    trx,
    { workspaceId, actorId, runId: null, content, username: claimed.username, dueTime, notify, now },
    await findPerson(trx, workspaceId, userId),
  );
  if (state === 'REFUSED') {
    await releaseClaim(trx, { ...key, userId });
  }
}
