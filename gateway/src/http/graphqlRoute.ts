/** `/graphql`: the one address for documents, by POST and, for queries, by GET; browsers that open it get the IDE. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { methodNotAllowed } from '../errors.ts';
import { operationInBody, operationInUrl, type RequestedOperation } from './requestedOperation.ts';
import { answersEvents, sendEvents } from './eventAnswer.ts';
import { assertNotCrossSite } from './crossSite.ts';
import { graphqlErrorHandler } from './graphqlErrorHandler.ts';
import { acceptsPages, sendIde } from './ideRoutes.ts';
import { assertKnownScheme } from './knownScheme.ts';
import { openToOrigins } from './openToOrigins.ts';
import { sendAnswer } from './operationAnswer.ts';
import type { Operations } from './operations.ts';

export async function graphqlRoute(
  app: FastifyInstance,
  { deps, operations }: { deps: GatewayDeps; operations: Operations },
): Promise<void> {
  const { config, cookies } = deps;
  app.setErrorHandler(graphqlErrorHandler);
  openToOrigins(app, { urls: ['/graphql'], methods: 'GET, POST' });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: RequestedOperation,
  ): Promise<FastifyReply> {
    if (answersEvents(request, asked, operations.list)) {
      return sendEvents(reply, await operations.stream(request, reply, asked));
    }
    const encoded = await operations.answer(request, reply, asked);
    // With its place in the queue left: a reply is waited for until its last byte was taken, and who reads may take as long as they like.
    return sendAnswer(request, reply, encoded);
  }

  const options = { bodyLimit: config.bodyLimitBytes, config: { isLimited: true } };
  app.post('/graphql', options, (request, reply) => {
    assertMayAsk(request);
    return answer(request, reply, operationInBody(request.body, operations.list));
  });
  app.get('/graphql', options, (request, reply) => {
    if (acceptsPages(request)) return sendIde(reply, config.ideDist);
    assertMayAsk(request);
    return answer(request, reply, operationInUrl(request.query, operations.list));
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: (request) => {
      throw methodNotAllowed(`${request.method} is not taken here: send documents by POST, or queries by GET`, [
        'GET',
        'POST',
      ]);
    },
  });

  function assertMayAsk(request: FastifyRequest): void {
    assertNotCrossSite(request, cookies.tokensName);
    assertKnownScheme(request, cookies.tokensName);
  }
}
