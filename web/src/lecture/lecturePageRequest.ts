import { readCourseHash, readIdParameter } from '../routing/hashLink.ts';
import { viewsAsNonAdmin } from '../viewer/adminFlags.ts';
import type { PageRequest } from '../routing/pageRequest.ts';

/** What the courseware page reads: a lecture, the completion screen, or only where to go (LEC-06, OP-37). */
export interface LecturePageVariables {
  courseId: number;
  /** 0 where the address names no lecture. */
  lectureId: number;
  /** Whether the address names a lecture. */
  reading: boolean;
  /** Whether the address asks for the completion screen. */
  completed: boolean;
  /** Whether someone who works on courses wants to see what a learner sees (OP-91). */
  asLearner: boolean;
}

/** `/courseware/?lecture={lectureId}&module={moduleId}#!{courseId}`, or `?completed=true` for the completion screen. */
export const lecturePageRequest: PageRequest<LecturePageVariables> = {
  name: 'LecturePageQuery',
  variables({ search, hash }) {
    const courseId = readCourseHash(hash);
    if (courseId === null) return null;
    const completed = new URLSearchParams(search).get('completed') === 'true';
    const lectureId = readIdParameter(search, 'lecture');
    const reading = !completed && lectureId !== null;
    return { courseId, lectureId: reading ? lectureId : 0, reading, completed, asLearner: viewsAsNonAdmin() };
  },
};
