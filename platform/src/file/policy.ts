import type { Policy, Viewer } from '../http/access.ts';
import type { FileCategory } from './fileRules.ts';

/** Who may do what with files. */
export const policy = {
  readServedFile: 'public',
  readStill: 'public',
  readWorkspaceFile: 'public',

  listFiles: 'learner',
  readFile: 'learner',
  changeFile: 'learner',
  deleteFile: 'learner',
  uploadFile: 'learner',
} as const satisfies Policy;

/** Everything but pictures of people is seen by those who have a library; a picture is seen by anyone who uploaded it. */
export const hasLibrary = ({ roles }: Viewer): boolean => roles.courseAdmin;

/**
 * Everyone uploads a picture of themselves, who may customise the workspace its logos, which are `OTHER`, and those who have a library
 * everything.
 */
export const mayUpload = (viewer: Viewer, category: FileCategory): boolean =>
  category === 'AVATAR' || hasLibrary(viewer) || (category === 'OTHER' && viewer.mayCustomise);

/** Of what may be uploaded the category that takes the largest files; undefined where it is every one. */
export const largestCategory = (viewer: Viewer): FileCategory | undefined =>
  hasLibrary(viewer) ? undefined : viewer.mayCustomise ? 'OTHER' : 'AVATAR';
