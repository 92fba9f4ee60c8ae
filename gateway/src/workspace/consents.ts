import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { getConsents } from './workspaceApi.ts';
import { toConsentVersion } from './workspaceMappers.ts';

/** The versions of the consent, the newest first (WS-20). */
export const consents: NonNullable<WorkspaceResolvers['consents']> = ({ workspaceId }, args, { rest }) =>
  readConnection(toPageRequest(args), (page) => getConsents(rest, workspaceId, page), toConsentVersion);
