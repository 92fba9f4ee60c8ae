import type { WorkspaceRow } from './workspaceQueries.ts';
import type { WorkspaceResponse } from './workspaceSchemas.ts';

export type PublicSignIns = Pick<WorkspaceResponse, 'publicIntegrations' | 'externalSignIns'>;

/** A workspace as the wire shows it. */
export const toWorkspaceResponse = (
  row: WorkspaceRow,
  files: WorkspaceResponse['files'],
  { publicIntegrations, externalSignIns }: PublicSignIns,
): WorkspaceResponse => ({
  id: row.workspaceId,
  hostname: row.hostname,
  company: row.company,
  color: row.color,
  coverImage: row.coverImage,
  consent: row.activeConsent,
  activeConsent: row.activeConsent,
  publicIntegrations,
  externalSignIns,
  files,
  trial: row.trial,
  createdTime: row.createdTime.toISOString(),
});
