import { admins, courseAdmins, everyone, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/completionrecords': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/certificates': admins,
  'GET /api/v1/public/certificates': everyone,
  'GET /api/v1/public/certificates/{uuid}/pdf': everyone,
  'GET /credentials/{uuid}': everyone,
  'GET /credentials/status/{list}': everyone,
  'GET /credentials/issuer': everyone,
  'GET /credentials/achievements/{courseId}': everyone,
  'GET /credentials/keys/{keyId}': everyone,
  'GET /.well-known/jwks.json': everyone,
  'POST /api/v1/secured/certificates/{uuid}/_revoke': courseAdmins,
  'POST /api/v1/secured/certificates/{uuid}/_restore': courseAdmins,
};
