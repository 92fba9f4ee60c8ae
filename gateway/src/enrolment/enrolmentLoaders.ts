import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { getUserCoursesByIds, getUserCoursesOfCourses } from './userCourseApi.ts';
import { toUserCourseModel, type UserCourseModel } from './userCourseMappers.ts';

/**
 * The viewer's user course by course id: the active one, else the last completed, else the last given up, else null. One call
 * for all courses of a page.
 */
export const viewerUserCourseLoader = ({ rest }: Context): DataLoader<number, UserCourseModel | null> =>
  new DataLoader(async (courseIds) => {
    // One course is a course page, which shows its modules; a page of courses does not.
    const { content } = await getUserCoursesOfCourses(rest, courseIds, courseIds.length === 1);
    const found = content.map(toUserCourseModel);
    return courseIds.map((courseId) => foremost(found.filter((userCourse) => userCourse.courseId === courseId)));
  });

/** User courses by id with their modules, null for one that is not the viewer's. */
export const userCourseLoader = ({ rest }: Context): DataLoader<number, UserCourseModel | null> =>
  new DataLoader(async (ids) => {
    const { content } = await getUserCoursesByIds(rest, ids);
    const found = new Map(content.map((wire) => [wire.id, wire]));
    return ids.map((id) => {
      const wire = found.get(id);
      return wire === undefined ? null : toUserCourseModel(wire);
    });
  });

function foremost(userCourses: readonly UserCourseModel[]): UserCourseModel | null {
  const byFinish = userCourses.toSorted((a, b) => (b.finishTime ?? '').localeCompare(a.finishTime ?? ''));
  return (
    userCourses.find(({ finishTime }) => finishTime === null) ??
    byFinish.find(({ phase }) => phase === 'COMPLETED') ??
    byFinish[0] ??
    null
  );
}
