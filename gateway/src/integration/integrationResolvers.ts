import type { Resolvers } from '../generated/resolverTypes.ts';
import { jobOf } from '../job/jobOf.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { connectIntegration } from './connectIntegration.ts';
import { disconnectIntegration } from './disconnectIntegration.ts';
import { discoverSignIn } from './discoverSignIn.ts';
import { getIntegration } from './integrationApi.ts';
import { integrationTypeNames, toIntegration } from './integrationMappers.ts';
import { syncIntegration } from './syncIntegration.ts';
import { testIntegration } from './testIntegration.ts';
import { updateIntegration } from './updateIntegration.ts';

export const integrationResolvers = {
  Mutation: {
    connectIntegration,
    updateIntegration,
    disconnectIntegration,
    testIntegration,
    discoverSignIn,
    syncIntegration,
  },
  IntegrationSync: { job: jobOf(({ jobId }) => jobId) },
} satisfies Resolvers;

/** One of the kind that the id names, and of no other. */
const nodeOf = (typeName: string) =>
  byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => {
      const found = toIntegration(await getIntegration(context.rest, workspaceId, id));
      return found.__typename === typeName ? found : null;
    }),
  );

export const integrationNodes: NodeTypes = Object.fromEntries(
  Object.values(integrationTypeNames).map((typeName) => [typeName, nodeOf(typeName)]),
);
