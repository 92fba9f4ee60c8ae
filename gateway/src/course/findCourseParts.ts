import type { Context } from '../context.ts';
import { outlineLoader } from './courseLoaders.ts';
import type { CourseOutline } from './courseMappers.ts';
import { findCourse } from './findCourse.ts';

/** The structure of a course as the viewer may see it; null when there is none for them. */
export async function findCourseParts(context: Context, courseId: number): Promise<CourseOutline | null> {
  const course = await findCourse(context, courseId);
  return course === null ? null : (course.outline ?? context.use(outlineLoader).load(courseId));
}
