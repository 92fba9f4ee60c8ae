import { admins, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'POST /api/v1/secured/workspaces/{id}/exports': admins,
  // The job of the matrix leaves no file; whose files are found is tried with exports themselves.
  'GET /api/v1/secured/jobs/{jobId}/result.jsonl.gz': { ...admins, finds: [] },
};
