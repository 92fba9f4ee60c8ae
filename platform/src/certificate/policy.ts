import { isAdminOfCourse } from '../course/policy.ts';
import type { Policy, Viewer } from '../http/access.ts';
import type { Id } from '../shared/id.ts';

/** Who may do what with certificates. What verifies one is open to everyone who holds its address. */
export const policy = {
  verifyCertificate: 'public',
  printCertificate: 'public',
  verifyCredential: 'public',

  listOwnCompletionRecords: 'learner',

  listCertificates: 'admin',

  revokeCertificate: 'courseAdmin',
  restoreCertificate: 'courseAdmin',
} as const satisfies Policy;

/** A certificate is revoked, and given back, by those who answer for its course (BEY-17). */
export const mayRevoke = (viewer: Viewer, certificateOfCourse: { readonly createdBy: Id | null }): boolean =>
  isAdminOfCourse(viewer, certificateOfCourse);
