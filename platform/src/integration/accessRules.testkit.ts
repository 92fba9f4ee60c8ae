import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /api/v1/secured/integrations': admins,
  'GET /api/v1/secured/workspaces/{id}/integrations': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations': admins,
  'GET /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'PUT /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'PATCH /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'DELETE /api/v1/secured/workspaces/{id}/integrations/{integrationId}': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/_test': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/{integrationId}/_test': admins,
  'POST /api/v1/secured/workspaces/{id}/integrations/_discover': admins,
};
