import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { getRetention, postRetentionPreview } from './privacyApi.ts';
import { toRetentionPreview, toRetentionRequest } from './privacyMappers.ts';

/** BEY-20: one call. */
export const retention: NonNullable<WorkspaceResolvers['retention']> = ({ workspaceId }, _args, { rest }) =>
  getRetention(rest, workspaceId);

/** BEY-20: one call, which changes nothing. */
export const previewRetention: NonNullable<WorkspaceResolvers['previewRetention']> = async (
  { workspaceId },
  { retention: settings },
  { rest },
) => toRetentionPreview(await postRetentionPreview(rest, workspaceId, toRetentionRequest(settings)));
