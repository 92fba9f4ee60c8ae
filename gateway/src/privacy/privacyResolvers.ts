import type { Resolvers } from '../generated/resolverTypes.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { anyOf } from '../rsql.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { personOf } from '../workspace/personOf.ts';
import { closePrivacyRequest } from './closePrivacyRequest.ts';
import { logPrivacyRequest } from './logPrivacyRequest.ts';
import { getPrivacyRequests } from './privacyApi.ts';
import { toPrivacyRequest } from './privacyMappers.ts';
import { PrivacyRequestConnection } from './privacyRequests.ts';
import { updateRetention } from './updateRetention.ts';

export const privacyResolvers = {
  Mutation: { updateRetention, logPrivacyRequest, closePrivacyRequest },
  PrivacyRequest: { person: personOf(({ userId }) => userId), orderedBy: personOf(({ orderedById }) => orderedById) },
  PrivacyRequestConnection,
  InactivePerson: { person: personOf(({ userId }) => userId) },
} satisfies Resolvers;

export const privacyNodes: NodeTypes = {
  PrivacyRequest: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => {
      const query = { page: 0, size: 1, q: anyOf('id', [id]) };
      const [wire] = (await getPrivacyRequests(context.rest, workspaceId, query)).content;
      return wire === undefined ? null : toPrivacyRequest(wire);
    }),
  ),
};
