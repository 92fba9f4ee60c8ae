import type { CourseRecord } from '../course/courseRecord.ts';
import { isAdminOfCourse } from '../course/policy.ts';
import type { Policy, Viewer } from '../http/access.ts';

/** Who may study, and who may see how others do. */
export const policy = {
  answerQuestion: 'learner',
  completeCourse: 'learner',
  readLecture: 'learner',
  markLectureSeen: 'learner',
  keepPosition: 'learner',
  keepVideoPosition: 'learner',

  readStatistics: 'courseAdmin',
  listCoursesToReview: 'courseAdmin',
  listSubmissions: 'courseAdmin',
} as const satisfies Policy;

type Made = Pick<CourseRecord, 'createdBy'>;

/** What a learner answered is read by those who answer for the course, and not by the learner (OP-54). */
export const mayReadSubmissions = (viewer: Viewer, course: Made): boolean => isAdminOfCourse(viewer, course);

export const mayReadStatistics = (viewer: Viewer, course: Made): boolean => isAdminOfCourse(viewer, course);
