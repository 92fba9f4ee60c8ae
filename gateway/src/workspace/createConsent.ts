import type { CreateConsentInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { toStoredUrl } from '../url.ts';
import { onWorkspace } from './onWorkspace.ts';
import { getSecuredWorkspace, postConsent } from './workspaceApi.ts';
import { toWorkspace } from './workspaceMappers.ts';

/** WS-20. The workspace is read again as its admin reads it (ROLE-06), because the public one may be on its way to others still. */
export const createConsent: NonNullable<MutationResolvers['createConsent']> = mutation(
  async ({ url, idempotencyKey }: CreateConsentInput, context) => {
    const wire = await onWorkspace(context, async ({ workspaceId }) => {
      await postConsent(context.rest, workspaceId, toStoredUrl(url, context), idempotencyKey);
      return getSecuredWorkspace(context.rest, workspaceId);
    });
    return { workspace: toWorkspace(wire) };
  },
);
