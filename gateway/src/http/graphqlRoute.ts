/** `/graphql`: the one address for documents, by POST and, for queries, by GET; browsers that open it get the IDE. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayDeps } from '../deps.ts';
import { methodNotAllowed } from '../errors.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { createGraphqlServer } from '../graphql/graphqlServer.ts';
import { createPersistedList } from '../graphql/persistedList.ts';
import { createResponseStore } from '../graphql/responseStore.ts';
import type { ReleaseFolder } from '../release/releaseFolder.ts';
import { operationInBody, operationInUrl, type RequestedOperation } from './requestedOperation.ts';
import { assertNotCrossSite } from './crossSite.ts';
import { graphqlErrorHandler } from './graphqlErrorHandler.ts';
import { acceptsPages, sendIde } from './ideRoutes.ts';
import { createCachedAnswers } from './cachedAnswers.ts';
import { assertKnownScheme } from './knownScheme.ts';
import { openToOrigins } from './openToOrigins.ts';
import { encodeFresh, encodeCached, sendAnswer, type EncodedAnswer } from './operationAnswer.ts';
import { createOperationQueue, leavingWhileItWaits } from './operationQueue.ts';
import { forwardedHostOf, openRequestScope, type RequestScope } from './requestScope.ts';
import { longestOperationName } from './requestStats.ts';
import { runOperation } from './runOperation.ts';

export async function graphqlRoute(
  app: FastifyInstance,
  { deps, schema, releases }: { deps: GatewayDeps; schema: GraphQLSchema; releases: ReleaseFolder | undefined },
): Promise<void> {
  const { config, cookies } = deps;
  const list = createPersistedList({
    schema,
    file: config.webPersisted,
    watch: config.environment === 'dev',
    ...(releases === undefined ? {} : { others: { folder: releases, clock: deps.clock, log: app.log } }),
  });
  const server = createGraphqlServer({ schema, list, log: app.log });
  const keptAnswers = createCachedAnswers(createResponseStore(config.responseStoreBytes));
  const queue = createOperationQueue(deps);
  await server.start();
  app.addHook('onClose', () => server.stop());
  app.setErrorHandler(graphqlErrorHandler);
  openToOrigins(app, { urls: ['/graphql'], methods: 'GET, POST' });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: RequestedOperation,
  ): Promise<FastifyReply> {
    const turn = { workspace: deps.served.lineOf(forwardedHostOf(request)), caller: networkOf(request.ip) };
    const upstream = leavingWhileItWaits(deps.upstream, queue, turn);
    const scope = openRequestScope(request, reply, { ...deps, upstream });
    request.stats.trace = scope.trace;
    request.stats.operationName = operationNameIn(asked);
    let encoded: EncodedAnswer;
    try {
      encoded = await queue.run(turn, scope.signal, () => answerNow(request, reply, asked, scope));
    } finally {
      scope.end();
    }
    // With its place left: a reply is waited for until its last byte was taken, and who reads may take as long as they like.
    return sendAnswer(request, reply, encoded);
  }

  /** What is to be sent; status and cookies are set. */
  async function answerNow(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: RequestedOperation,
    scope: RequestScope,
  ): Promise<EncodedAnswer> {
    const { kept, known } = await keptAnswers.find(request, asked, scope);
    if (kept !== undefined) return encodeCached(request, kept);
    const { body, isComplete } = await runOperation(server, request, reply, asked, scope.createContext(known));
    const bytes = isComplete ? keptAnswers.keep(request, asked, scope.trace, body) : undefined;
    return encodeFresh(request, bytes ?? body);
  }

  const options = { bodyLimit: config.bodyLimitBytes, config: { isLimited: true } };
  app.post('/graphql', options, (request, reply) => {
    assertMayAsk(request);
    return answer(request, reply, operationInBody(request.body, list));
  });
  app.get('/graphql', options, (request, reply) => {
    if (acceptsPages(request)) return sendIde(reply, config.ideDist);
    assertMayAsk(request);
    return answer(request, reply, operationInUrl(request.query, list));
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: () => {
      throw methodNotAllowed('Send documents by POST, or queries by GET', ['GET', 'POST']);
    },
  });

  function assertMayAsk(request: FastifyRequest): void {
    assertNotCrossSite(request, cookies.tokensName);
    assertKnownScheme(request, cookies.tokensName);
  }
}

/** For log and span, where the document is not read: what a caller sends as a name may be any text. */
function operationNameIn({ operationName, query = '' }: RequestedOperation): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return name !== undefined && /^\w+$/.test(name) ? name.slice(0, longestOperationName) : undefined;
}
