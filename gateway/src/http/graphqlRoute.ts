/** `/graphql`: the one address for documents, by POST and, for queries, by GET; browsers that open it get the IDE. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayDeps } from '../deps.ts';
import { asksForTooMuch, methodNotAllowed } from '../errors.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { createDocuments } from '../graphql/documents.ts';
import { createOperationRunner } from '../graphql/operationRunner.ts';
import { createResponseStore } from '../graphql/responseStore.ts';
import { operationInBody, operationInUrl, type AskedOperation } from './askedOperation.ts';
import { assertNotCrossSite } from './crossSite.ts';
import { assertKnownScheme } from './knownScheme.ts';
import { graphqlErrorHandler } from './graphqlErrorHandler.ts';
import { acceptsPages, sendIde } from './ideRoutes.ts';
import {
  encodeFresh,
  encodeKept,
  mediaTypeFor,
  sendAnswer,
  statusOfUnfit,
  withWireStatus,
  type EncodedAnswer,
} from './operationAnswer.ts';
import { openToOrigins } from './openToOrigins.ts';
import { createOperationQueue, leavingWhileItWaits } from './operationQueue.ts';
import { forwardedHostOf, openRequestScope, originOf, type RequestScope } from './requestScope.ts';
import { longestOperationName } from './requestStats.ts';
import { challengeOf, isTokenRefused } from './tokenChallenge.ts';

export async function graphqlRoute(
  app: FastifyInstance,
  { deps, schema }: { deps: GatewayDeps; schema: GraphQLSchema },
): Promise<void> {
  const { config, cookies } = deps;
  const documents = createDocuments(schema, config.webPersisted, config.environment === 'dev');
  const responses = createResponseStore(config.responseStoreBytes);
  const runner = createOperationRunner({ schema, documents });
  const queue = createOperationQueue(deps);
  app.setErrorHandler(graphqlErrorHandler);
  openToOrigins(app, { urls: ['/graphql'], methods: 'GET, POST' });

  async function answer(request: FastifyRequest, reply: FastifyReply, asked: AskedOperation): Promise<FastifyReply> {
    const turn = { workspace: deps.served.lineOf(forwardedHostOf(request)), caller: networkOf(request.ip) };
    const upstream = leavingWhileItWaits(deps.upstream, queue, turn);
    const scope = openRequestScope(request, reply, { ...deps, upstream });
    request.stats.trace = scope.trace;
    request.stats.operationName = operationNameIn(asked);
    let encoded: EncodedAnswer;
    try {
      encoded = await queue.run(turn, scope.signal, () => answerNow(request, reply, asked, scope));
    } catch (error) {
      if (asksForTooMuch(error)) await request.countRefused();
      throw error;
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
    { query, operationName, variables }: AskedOperation,
    scope: RequestScope,
  ): Promise<EncodedAnswer> {
    const operation = runner.prepare(query, operationName, variables);
    const isQuery = operation.operation.operation === 'query';
    if (request.method === 'GET' && !isQuery) throw methodNotAllowed('A mutation is sent by POST', ['POST']);
    scope.begin(operation.operation);
    const key = isQuery
      ? `${originOf(request)}\n${mediaTypeFor(request)}\n${operationName ?? ''}\n${JSON.stringify(variables)}\n${query}`
      : null;
    const found = key === null ? null : await responses.find(key, scope.readPublic);
    if (found !== null && found.kept !== null) {
      request.stats.kept = true;
      return encodeKept(request, found.kept);
    }
    const context = scope.createContext(found?.known ?? new Map());
    const result = await runner.run(operation, variables, context);
    scope.writeCookies(context, reply);
    if (result.errors?.some(asksForTooMuch) === true) await request.countRefused();
    if (result.data === undefined) {
      const status = statusOfUnfit(request);
      void reply.code(status);
      result.errors = result.errors?.map((error) => withWireStatus(error, status)) ?? [];
    } else if (isTokenRefused(result, context.session)) void reply.code(401).header(...challengeOf('invalid_token'));
    const body = JSON.stringify(result);
    const keeps = key !== null && result.errors === undefined;
    return encodeFresh(request, (keeps ? responses.keep(key, scope.trace, body)?.body : null) ?? body);
  }

  const options = { bodyLimit: config.bodyLimitBytes, config: { isLimited: true } };
  app.post('/graphql', options, (request, reply) => {
    assertMayAsk(request);
    return answer(request, reply, operationInBody(request.body, documents));
  });
  app.get('/graphql', options, (request, reply) => {
    if (acceptsPages(request)) return sendIde(reply, config.ideDist);
    assertMayAsk(request);
    return answer(request, reply, operationInUrl(request.query, documents));
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
function operationNameIn({ operationName, query }: AskedOperation): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return name !== undefined && /^\w+$/.test(name) ? name.slice(0, longestOperationName) : undefined;
}
