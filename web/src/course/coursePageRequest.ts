import { courseOfAddress } from '../routing/courseAddress.ts';
import type { PageRequest } from '../routing/pageRequest.ts';

/** `/courses/course/{courseId}` (ADR 0072), `/courses/course/#!{courseId}` and `/dashboard/course/#!{courseId}` (CAT-13, DASH-04). */
export const coursePageRequest: PageRequest<{ courseId: number }> = {
  name: 'CoursePageQuery',
  variables(address) {
    const courseId = courseOfAddress(address);
    return courseId === null ? null : { courseId };
  },
};
