import { appendAudit } from '../../audit/appendAudit.ts';
import { findCourse } from '../../course/courseQueries.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, invalidField } from '../../errors.ts';
import type { Id } from '../../shared/id.ts';
import { findGroup } from '../../workspace/group/groupQueries.ts';
import { requireGroup } from '../../workspace/group/groupService.ts';
import { assertDueTime } from '../dueRules.ts';
import { assertTakesOthers } from '../others/enrolPeopleRules.ts';
import { enrolGroup } from './enrolGroup.ts';
import {
  countGroupCourses,
  deleteGroupCourse,
  findGroupCourse,
  listGroupCourses,
  mostCourses,
  upsertGroupCourse,
  type GroupCourse,
  type GroupCourseKey,
  type ListedGroupCourse,
} from './groupCourseQueries.ts';

interface Manager {
  readonly workspaceId: Id;
  readonly actorId: Id;
}

/** The courses that everyone of a group takes. Throws NOT_FOUND for no group, here and below. */
export const readGroupCourses = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workspaceId: Id,
  groupId: Id,
): Promise<readonly ListedGroupCourse[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    if ((await findGroup(trx, workspaceId, groupId)) === null) {
      throw new DomainError('NOT_FOUND');
    }
    return listGroupCourses(trx, groupId, clock());
  });

/**
 * Has everyone of a group take a course from now on, or says again until when it is due for those who come later. Answers the courses of the
 * group. Throws NOT_FOUND for no course, INVALID and NOT_AVAILABLE_ANY_MORE as an enrolment does, and INVALID beyond as many as a group may have.
 */
export const saveGroupCourse = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { workspaceId, actorId }: Manager,
  said: Omit<GroupCourse, 'actorId'>,
): Promise<readonly ListedGroupCourse[]> =>
  inWorkspace(db, workspaceId, async (trx) => {
    const now = clock();
    const { groupId, courseId, dueDays, dueTime } = said;
    await requireGroup(trx, workspaceId, groupId);
    const course = await findCourse(trx, courseId);
    if (course === null) {
      throw new DomainError('NOT_FOUND');
    }
    assertTakesOthers(course, now.toISOString());
    const before = await findGroupCourse(trx, said);
    if (before === null && (await countGroupCourses(trx, groupId)) >= mostCourses) {
      throw invalidField('courseId', `is one more than the ${mostCourses} that a group may have`);
    }
    // A day that has passed may stay while something else is changed.
    if (before === null || dueTime?.getTime() !== before.dueTime?.getTime()) {
      assertDueTime(dueTime?.toISOString() ?? null, now);
    }
    const groupCourse = { ...said, actorId };
    await upsertGroupCourse(trx, groupCourse, now);
    const details = { groupId, courseId, dueDays, dueTime: dueTime?.toISOString() ?? null };
    const action = before === null ? 'GROUP_COURSE_ASSIGNED' : 'GROUP_COURSE_CHANGED';
    await appendAudit(trx, { workspaceId, action, actorId, details });
    await enrolGroup(trx, jobs, groupCourse, now);
    return listGroupCourses(trx, groupId, now);
  });

/** Ends that everyone of a group takes a course; anyone who is enrolled stays so. Throws NOT_FOUND where the group has none of it. */
export const removeGroupCourse = (
  { db }: Pick<Deps, 'db'>,
  { workspaceId, actorId }: Manager,
  { groupId, courseId }: GroupCourseKey,
): Promise<void> =>
  inWorkspace(db, workspaceId, async (trx) => {
    await requireGroup(trx, workspaceId, groupId);
    if (!(await deleteGroupCourse(trx, { groupId, courseId }))) {
      throw new DomainError('NOT_FOUND');
    }
    await appendAudit(trx, { workspaceId, action: 'GROUP_COURSE_REMOVED', actorId, details: { groupId, courseId } });
  });
