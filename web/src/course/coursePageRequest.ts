import { readCourseHash } from '../routing/hashLink.ts';
import type { PageRequest } from '../routing/pageRequest.ts';

/** `/courses/course/#!{courseId}` and `/dashboard/course/#!{courseId}` (CAT-13, DASH-04). */
export const coursePageRequest: PageRequest<{ courseId: number }> = {
  name: 'CoursePageQuery',
  variables({ hash }) {
    const courseId = readCourseHash(hash);
    return courseId === null ? null : { courseId };
  },
};
