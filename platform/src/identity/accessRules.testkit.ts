import { admins, atReserved, everyone, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /oauth/token': { may: 'client', hosts: 'reserved' },
  'GET /oauth/{auth_type}/authorization-data': { may: 'client', hosts: 'unclaimed' },
  'GET /oauth/{auth_type}/exchange': { may: 'client', hosts: 'reserved' },
  'POST /api/v1/public/users': { may: 'everyone', hosts: 'unclaimed' },
  'POST /api/v1/public/tokens': { may: 'everyone', hosts: 'reserved' },
  'POST /api/v1/public/tokens/{token}/_redeem': { may: 'everyone', hosts: 'reserved' },
  'GET /api/v1/secured/users/me': atReserved,
  'PATCH /api/v1/secured/users/me': atReserved,
  'PUT /api/v1/secured/users/me/password': { ...atReserved, usesUp: true },
  'POST /api/v1/secured/users/me/_logout': { ...atReserved, usesUp: true },
  'GET /api/v1/secured/users/me/apitokens': signedInOnly,
  'POST /api/v1/secured/users/me/apitokens': signedInOnly,
  'POST /api/v1/secured/users/me/apitokens/{apiTokenId}/_rotate': signedInOnly,
  'DELETE /api/v1/secured/users/me/apitokens/{apiTokenId}': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/apitokens': admins,
  'DELETE /api/v1/secured/workspaces/{id}/apitokens/{apiTokenId}': admins,
  'GET /api/v1/public/country': everyone,
};
