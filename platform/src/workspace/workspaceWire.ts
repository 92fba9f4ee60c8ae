import type { Config } from '../config.ts';
import type { WorkspaceRow } from './workspaceQueries.ts';
import type { WorkspaceResponse } from './workspaceSchemas.ts';

export type PublicSignIns = Pick<WorkspaceResponse, 'publicIntegrations' | 'externalSignIns'>;

/** A workspace as the wire shows it. */
export const toWorkspaceResponse = (
  row: WorkspaceRow,
  files: WorkspaceResponse['files'],
  { publicIntegrations, externalSignIns }: PublicSignIns,
  { videoBytes, operatorContact, contentLimits }: Pick<Config, 'videoBytes' | 'operatorContact' | 'contentLimits'>,
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
  trialContact: row.trial ? contactAddress(operatorContact) : null,
  maxVideoBytes: videoBytes,
  embedHosts: [...contentLimits.embedHosts],
  createdTime: row.createdTime.toISOString(),
});

const contactAddress = (contact: string | null): string | null =>
  contact === null || contact.includes('://') ? contact : `mailto:${contact}`;
