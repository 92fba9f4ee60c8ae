import type { Policy, Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/**
 * Who may do what with courses. That someone is a course admin is asked by the route; what they may do with the course at hand is
 * asked by the functions below.
 */
export const policy = {
  readCatalogue: 'public',
  studyAnonymously: 'public',
  listCatalogueTags: 'public',

  listTags: 'learner',

  listAuthoredCourses: 'courseAdmin',
  readAuthoredCourse: 'courseAdmin',
  createCourse: 'courseAdmin',
  importCourse: 'courseAdmin',
  copyCourse: 'courseAdmin',
  listCourseTemplates: 'courseAdmin',
  createFromTemplate: 'courseAdmin',
  saveCourse: 'courseAdmin',
  deleteCourse: 'courseAdmin',
  lockCourse: 'courseAdmin',
  unlockCourse: 'courseAdmin',
  readPresence: 'courseAdmin',
  reportPresence: 'courseAdmin',
  askForLock: 'courseAdmin',
  answerLockRequest: 'courseAdmin',
  replaceFile: 'courseAdmin',
  readHistory: 'courseAdmin',
  nameRevision: 'courseAdmin',
  restoreRevision: 'courseAdmin',
  holdBack: 'courseAdmin',
  publishChanges: 'courseAdmin',
  discardChanges: 'courseAdmin',
  setPublicationTime: 'courseAdmin',
  listSavedSections: 'courseAdmin',
  saveSections: 'courseAdmin',
  readSavedSection: 'courseAdmin',
  renameSavedSection: 'courseAdmin',
  deleteSavedSection: 'courseAdmin',
  renameTag: 'courseAdmin',
  deleteTag: 'courseAdmin',
  checkLinks: 'courseAdmin',
  changeCourses: 'courseAdmin',
  undoCourseChange: 'courseAdmin',
} as const satisfies Policy;

/** Who works on courses. That they are course admins is the route's rule (OP-54). */
export type Author = Pick<Viewer, 'userId' | 'roles'>;

/** Someone with the rights that were found; null for one who may not work on courses. */
export const asAuthor = (userId: Id, roles: Viewer['roles'] | null): Author | null =>
  roles?.courseAdmin === true ? { userId, roles } : null;

/** Who made a course; null where that account is gone. */
interface Made {
  readonly createdBy: Id | null;
}

/** Whether someone answers for a course and its learners: admins for every one, course admins for those that they made (OP-54). */
export const isAdminOfCourse = ({ userId, roles }: Author, { createdBy }: Made): boolean =>
  roles.admin || (roles.courseAdmin && createdBy === userId);

/** The same for lists of course admins: whose courses alone they hold; null for those of everyone. */
export const creatorFilter = ({ userId, roles }: Author): Id | null => (roles.admin ? null : userId);

/** Every course admin edits every course, but for templates, which are for admins (ROLE-04). */
export const mayEdit = (author: Author, { template }: { readonly template: boolean }): boolean =>
  !template || mayMakeTemplates(author);

export const mayMakeTemplates = ({ roles }: Author): boolean => roles.admin;

/** Which tags are told: to course admins all of them, to everyone else those of published courses. */
export const seesUnpublishedTags = (viewer: Viewer | null): boolean => viewer?.roles.courseAdmin ?? false;

/** Drafts and templates are known to those who write courses. */
export const knowsUnpublishedCourses = ({ roles }: Viewer): boolean => roles.courseAdmin;

/** Anyone who saved a section changes it, and admins do. */
export const mayChangeSavedSection = (
  { userId, roles }: Author,
  { createdBy }: { readonly createdBy: { readonly id: Id } | null },
): boolean => roles.admin || createdBy?.id === userId;

/** A file is replaced in the looks of the workspace as well by those who may customise it. */
export const mayReplaceInProfile = ({ mayCustomise }: Viewer): boolean => mayCustomise;
