import { courseHash } from './hashLink.ts';

/** Addresses of the named routes (NAV-01, OP-37) and the link shapes of courses (CAT-13, DASH-04, LEC-06). */
export const links = {
  home: '/',
  signIn: '/signin',
  register: '/signin?view=register',
  passwordResetSuccess: '/passwordresetsuccess/',
  courses: '/courses/',
  dashboard: '/dashboard/',
  settings: '/settings/',
  achievements: '/achievements/',
  keptCourses: '/kept-courses/',
  admin: '/admin/',
  adminCourses: '/admin/courses/',
  /** Where the learners of a course stop, and how its questions do. */
  courseStatistics: (courseId: number) => `/admin/courses/statistics/?id=${courseId}`,
  /** The same, at what stands out in its questions. */
  questionsToReview: (courseId: number, questionId: number) =>
    `/admin/courses/statistics/?id=${courseId}&order=findings&question=${questionId}`,
  adminDashboard: '/admin/dashboard/',
  adminUsers: '/admin/users-management/',
  person: (userId: number) => `/admin/users-management/person/?id=${userId}`,
  /** The same page, at what is done with their data. */
  personData: (userId: number) => `/admin/users-management/person/?id=${userId}&show=data`,
  importPeople: '/admin/users-management/import/',
  adminGroups: '/admin/groups/',
  /** A group of people. */
  group: (groupId: number) => `/admin/groups/group/?id=${groupId}`,
  adminStaff: '/admin/staff-management/',
  adminProgress: '/admin/progress/',
  /** How those of one course get on, a group, or one person in all courses. */
  progressInCourse: (courseId: number) => `/admin/progress/?course=${courseId}`,
  progressOfGroup: (groupId: number) => `/admin/progress/?group=${groupId}`,
  analyticsOfGroup: (groupId: number) => `/admin/dashboard/?group=${groupId}`,
  progressOfPerson: (userId: number) => `/admin/progress/?person=${userId}`,
  /** One learner’s way through a course; with a lecture, what they answered in it. */
  learnersWay: (userCourseId: number, lectureId?: number) =>
    `/admin/progress/way/?id=${userCourseId}${lectureId === undefined ? '' : `&lecture=${lectureId}`}`,
  adminDiscussion: '/admin/discussion/',
  adminCampaigns: '/admin/campaign-management/',
  /** One campaign, and cards of its codes to print. */
  campaign: (campaignId: number) => `/admin/campaign-management/campaign/?id=${campaignId}`,
  voucherCards: (campaignId: number) => `/admin/campaign-management/cards/?id=${campaignId}`,
  adminIntegrations: '/admin/integrations-management/',
  adminPrivacy: '/admin/privacy/',
  adminAudit: '/admin/audit/',
  /** What a person did, and what was done to them. */
  auditOf: (userId: number) => `/admin/audit/?person=${userId}`,
  /** Everything that a job noted. */
  auditOfJob: (jobId: number) => `/admin/audit/?job=${jobId}`,
  adminJobs: '/admin/jobs/',
  /** What a job does, or has done. */
  job: (jobId: number) => `/admin/jobs/job/?id=${jobId}`,
  workspaceProfile: '/customize-workspace/',
  /** The public page of a course. */
  course: (courseId: number) => `/courses/course/${courseHash(courseId)}`,
  /** The same page by an address that a server can read: search engines and those who show previews of links know it by this (ADR 0072). */
  sharedCourse: (courseId: number) => `/courses/course/${courseId}`,
  /** The page of a course for its learner. */
  userCourse: (courseId: number) => `/dashboard/course/${courseHash(courseId)}`,
  /** A course in editing mode (EDIT-21). */
  editCourse: (courseId: number) => `/dashboard/course/?edit=true${courseHash(courseId)}`,
  /** The way to the lecture to continue with. */
  courseware: (courseId: number) => `/courseware/${courseHash(courseId)}`,
  /** A lecture. */
  lecture: ({ courseId, moduleId, lectureId }: { courseId: number; moduleId: number; lectureId: number }) =>
    `/courseware/?lecture=${lectureId}&module=${moduleId}${courseHash(courseId)}`,
  /** A question below its lecture. */
  question: ({ courseId, lectureId, threadId }: { courseId: number; lectureId: number; threadId: number }) =>
    `/courseware/?lecture=${lectureId}&question=${threadId}${courseHash(courseId)}`,
  /** A lecture in editing mode. */
  editLecture: ({ courseId, moduleId, lectureId }: { courseId: number; moduleId: number; lectureId: number }) =>
    `/courseware/?lecture=${lectureId}&module=${moduleId}&edit=true${courseHash(courseId)}`,
  /** The completion screen of a course. */
  completion: (courseId: number) => `/courseware/?completed=true${courseHash(courseId)}`,
  /** The public verification of a certificate. */
  certificate: (uuid: string) => `/verifycertificate/?uuid=${encodeURIComponent(uuid)}`,
  /** Where the number of one is asked for, or comes as `uuid`. */
  verifyCertificate: '/verifycertificate/',
  /** A course for those who have the token of a review link. */
  review: (token: string) => `/review/?token=${encodeURIComponent(token)}`,
} as const;

/** The sign-in page that comes back to `from`, an address of this site. */
export function signInFrom(from: string): string {
  return `${links.signIn}?next=${encodeURIComponent(from)}`;
}

/** That a session ended, in the address of the sign-in page: what is in memory does not survive the fresh document. */
export const sessionEndedParameter = 'ended';

/** The sign-in page that comes back to `from`, for whom the end of their session brought there. */
export const signInAfterEnd = (from: string): string => `${signInFrom(from)}&${sessionEndedParameter}=true`;

/** `next` when it is a path of this site, else the dashboard: an address elsewhere must not profit from our sign-in. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(?![/\\])[^\s\\]*$/.test(next) && !next.startsWith(links.signIn) ? next : links.dashboard;
}
