import type { DiscoverSignInInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postDiscovery } from './integrationApi.ts';
import { toCheck } from './integrationMappers.ts';

export const discoverSignIn: NonNullable<MutationResolvers['discoverSignIn']> = mutation(
  async ({ issuer }: DiscoverSignInInput, context) => {
    const { provider, check } = await onWorkspace(context, ({ workspaceId }) =>
      postDiscovery(context.rest, workspaceId, { issuer }),
    );
    return { provider, check: toCheck(check) };
  },
);
