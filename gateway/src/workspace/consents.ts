import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { readWindow, toWindow } from '../pagination.ts';
import { getConsents } from './workspaceApi.ts';
import { toConsentVersion } from './workspaceMappers.ts';

/** WS-20. */
export const consents: NonNullable<WorkspaceResolvers['consents']> = ({ workspaceId }, args, { rest }) =>
  readWindow(toWindow(args), (page, size) => getConsents(rest, workspaceId, { page, size }), toConsentVersion);
