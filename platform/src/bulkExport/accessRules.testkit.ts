import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/workspaces/{id}/exports': admins,
  'GET /api/v1/secured/jobs/{jobId}/result.jsonl.gz': admins,
};
