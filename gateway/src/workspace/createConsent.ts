import { refusable } from '../errors.ts';
import type { MutationResolvers } from '../generated/resolverTypes.ts';
import { onWorkspace } from './onWorkspace.ts';
import { getSecuredWorkspace, postConsent } from './workspaceApi.ts';
import { toWorkspace } from './workspaceMappers.ts';

/** WS-20. The workspace is read again as its admin reads it (ROLE-06), because the public one may be on its way to others still. */
export const createConsent: NonNullable<MutationResolvers['createConsent']> = async (_root, { input }, context) => {
  const { rest } = context;
  const call = onWorkspace(context, async ({ workspaceId }) => {
    await postConsent(rest, workspaceId, input.url);
    return getSecuredWorkspace(rest, workspaceId);
  });
  const { result, userErrors } = await refusable(call);
  return { workspace: result === null ? null : toWorkspace(result), userErrors };
};
