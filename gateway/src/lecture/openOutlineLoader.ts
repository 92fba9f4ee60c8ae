import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { outlineLoader } from '../course/courseLoaders.ts';
import { findCourse } from '../course/findCourse.ts';
import type { LectureModel } from './lectureMappers.ts';

/** The lectures of a course by id, linked to their neighbours. */
export type Outline = ReadonlyMap<number, LectureModel>;

/**
 * Outlines by course id as anyone who has no user course may see them, empty without such a course: mapped once for an operation, as
 * each of the hundred lectures that it may read asks for its neighbours.
 */
export const openOutlineLoader = (context: Context): DataLoader<number, Outline> =>
  new DataLoader((courseIds) =>
    Promise.all(courseIds.map((courseId) => readOutline(context, courseId).catch((error: unknown) => error as Error))),
  );

async function readOutline(context: Context, courseId: number): Promise<Outline> {
  const course = await findCourse(context, courseId);
  if (course === null) return new Map();
  const { modules } = course.outline ?? (await context.use(outlineLoader).load(courseId));
  return new Map(modules.flatMap(({ lectures }) => lectures).map((lecture) => [lecture.lectureId, lecture]));
}
