import { signedInOnly, type AccessRule } from '../testing/accessRule.ts';

/** Anyone who ordered it reads it, and admins; the one of the matrix was ordered by the admin. */
const jobOfSomebody: AccessRule = { may: 'signedIn', finds: ['admin'] };

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/jobs': signedInOnly,
  'GET /api/v1/secured/jobs/{jobId}': jobOfSomebody,
  'GET /api/v1/secured/jobs/{jobId}/rows': jobOfSomebody,
  'GET /api/v1/secured/jobs/{jobId}/rows.csv': jobOfSomebody,
  'POST /api/v1/secured/jobs/{jobId}/_cancel': signedInOnly,
};
