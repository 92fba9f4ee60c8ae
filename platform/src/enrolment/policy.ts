import { isAdminOfCourse } from '../course/policy.ts';
import { isInCatalogue } from '../course/courseRules.ts';
import type { CourseRecord } from '../course/courseRecord.ts';
import type { Policy, Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/** Who may do what with user courses, their own and those of others. */
export const policy = {
  enrol: 'learner',
  giveUp: 'learner',
  listOwnUserCourses: 'learner',
  listUserCoursesOfCourse: 'learner',
  readUserCourse: 'learner',

  changeEnrolments: 'courseAdmin',
  undoEnrolments: 'courseAdmin',
  writeToLearners: 'courseAdmin',
  enrolOthers: 'courseAdmin',
  changeDueTime: 'courseAdmin',
  listProgress: 'courseAdmin',
  listWaitingEnrolments: 'courseAdmin',
  cancelWaitingEnrolment: 'courseAdmin',

  listCoursesOfGroup: 'admin',
  giveCourseToGroup: 'admin',
  takeCourseFromGroup: 'admin',
} as const satisfies Policy;

type Made = Pick<CourseRecord, 'createdBy'>;

/** Who may see the progress of everyone in a course: those who answer for it (PROGR-01, ROLE-12). */
export const maySeeProgressOf = (viewer: Viewer, course: Made): boolean => isAdminOfCourse(viewer, course);

/** A user course is read by its learner, and by those who may see the progress in its course. */
export const mayReadUserCourse = (
  viewer: Viewer,
  { userId, course }: { readonly userId: Id; readonly course: Made },
): boolean => userId === viewer.userId || maySeeProgressOf(viewer, course);

/** Who sees questions with what is right: those who answer for the course (QUIZ-12, OP-54). */
export const seesAsAuthor = (viewer: Viewer, course: Made): boolean => isAdminOfCourse(viewer, course);

/** Enrols others, and says until when they should complete the course. */
export const mayManageEnrolments = (viewer: Viewer, course: Made): boolean => isAdminOfCourse(viewer, course);

/** Drafts and templates are begun by those alone who answer for them. */
export const mayEnrol = (viewer: Viewer, course: Pick<CourseRecord, 'createdBy' | 'published' | 'template'>): boolean =>
  isInCatalogue(course) || isAdminOfCourse(viewer, course);

/** By id, filter or group people are named by admins, who may read the list of people; everyone else knows addresses alone. */
export const knowsPeople = ({ roles }: Viewer): boolean => roles.admin;

/** What a job has done is undone by anyone who ordered it, and by admins. */
export const mayUndo = ({ userId, roles }: Viewer, { actorId }: { readonly actorId: Id | null }): boolean =>
  roles.admin || actorId === userId;
