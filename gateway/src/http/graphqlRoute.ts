/** `POST /graphql`: the one door for documents. */
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import type { GatewayDeps } from '../deps.ts';
import { toErrorView } from '../errors.ts';
import { limits } from '../graphql/costRules.ts';
import { createDocuments } from '../graphql/documents.ts';
import { executionPlugin } from '../graphql/executionPlugin.ts';
import { toFinishedResult } from '../graphql/finishedResult.ts';
import { createHotOperations, type HotOperation } from '../graphql/hotOperations.ts';
import { limitsPlugin } from '../graphql/limitsPlugin.ts';
import { createOperationCosts } from '../graphql/operationCosts.ts';
import { chooseEncoding, createResponseStore, encode, type KeptResponse } from '../graphql/responseStore.ts';
import { toAskedOperation, type AskedOperation } from './askedOperation.ts';
import { assertNotCrossSite } from './crossSite.ts';
import { openRequestScope } from './requestScope.ts';
import { longestOperationName } from './requestStats.ts';

export async function graphqlRoute(
  app: FastifyInstance,
  { deps, schema }: { deps: GatewayDeps; schema: GraphQLSchema },
): Promise<void> {
  const { config, publicStore, cookies } = deps;
  const documents = createDocuments(schema, config.webPersisted, config.environment === 'dev');
  const responses = createResponseStore(config.responseStoreBytes);
  const costs = createOperationCosts();
  const hot = createHotOperations();
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    persistedQueries: false,
    documentStore: documents.store,
    parseOptions: { maxTokens: limits.tokens, noLocation: false },
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // No plugin may ask to see every field: it costs a fifth of the time.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      limitsPlugin(costs, documents.isPersisted),
      executionPlugin({ schema, costs, hot, isPersisted: documents.isPersisted }),
    ],
  });
  await server.start();
  app.addHook('onClose', () => server.stop());

  app.post('/graphql', { bodyLimit: config.bodyLimitBytes, config: { isLimited: true } }, async (request, reply) => {
    let asked: AskedOperation;
    try {
      assertNotCrossSite(request, cookies.tokensName);
      asked = toAskedOperation(request.body, documents);
    } catch (error) {
      return reply.code(400).send({ errors: [toErrorView(error, request.id)] });
    }
    const scope = openRequestScope(request, deps);
    request.stats.trace = scope.trace;
    try {
      const key = `${scope.host}\n${contentTypeFor(request)}\n${asked.operationName ?? ''}\n${JSON.stringify(asked.variables)}\n${asked.query}`;
      const { kept, known } = await responses.find(key, (path) => {
        scope.trace.calls += 1;
        return publicStore.read(scope.host, path, scope.callerHeaders);
      });
      request.stats.operationName = operationNameIn(asked);
      if (kept !== null) {
        request.stats.kept = true;
        request.stats.operationType = 'query'; // nothing else is kept
        return await sendKept(request, reply, kept);
      }
      const context = scope.createContext(known);
      const ready = hot.find(asked.query, asked.operationName);
      const cost = ready === undefined ? 0 : costs(ready.document, ready.operation, asked.variables);
      const answer =
        ready === undefined || cost > limits.cost
          ? await execute(server, request, asked, context)
          : await executeHot(ready, request, asked, context, cost);
      scope.writeCookies(context, reply);
      const nowKept = answer.status === 200 && !answer.hasErrors ? responses.keep(key, scope.trace, answer.body) : null;
      return await sendFresh(request, reply, answer, nowKept?.body ?? answer.body);
    } finally {
      scope.end();
    }
  });
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly hasErrors: boolean;
}

async function executeHot(
  { compiled, operation }: HotOperation,
  request: FastifyRequest,
  { variables }: AskedOperation,
  context: Context,
  cost: number,
): Promise<Answer> {
  context.begin(operation);
  const result = (await compiled.query(undefined, context, variables)) as ExecutionResult;
  return {
    status: result.data === undefined ? 400 : 200,
    contentType: contentTypeFor(request),
    body: JSON.stringify(toFinishedResult(result, context, cost)),
    hasErrors: result.errors !== undefined,
  };
}

async function execute(
  server: ApolloServer<Context>,
  request: FastifyRequest,
  { query, variables, operationName }: AskedOperation,
  context: Context,
): Promise<Answer> {
  const headers = new HeaderMap([['content-type', 'application/json']]);
  if (request.headers.accept !== undefined) headers.set('accept', request.headers.accept);
  const {
    status,
    headers: answered,
    body,
  } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers,
      search: '',
      body: { query, variables, ...(operationName === undefined ? {} : { operationName }) },
    },
    context: async () => context,
  });
  const text = body.kind === 'complete' ? body.string : '';
  return {
    status: status ?? 200,
    contentType: answered.get('content-type') ?? 'application/json; charset=utf-8',
    body: text,
    // The executor writes errors first.
    hasErrors: text.startsWith('{"errors"'),
  };
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptResponse): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], kept.body.length);
  const body = encoding === 'identity' ? kept.body : await kept.encoded(encoding);
  return sendBytes(reply, 200, contentTypeFor(request), encoding, body);
}

async function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType }: Answer,
  body: string | Buffer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
  // Text goes out in one write together with the head of the answer; where there are bytes already, it is not encoded again.
  return sendBytes(
    reply,
    status,
    contentType,
    encoding,
    encoding === 'identity' ? body : await encode(typeof body === 'string' ? Buffer.from(body) : body, encoding, 3),
  );
}

function sendBytes(
  reply: FastifyReply,
  status: number,
  contentType: string,
  encoding: string,
  body: Buffer | string,
): FastifyReply {
  void reply
    .code(status)
    .header('content-type', contentType)
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Callers may ask for the media type of the GraphQL-over-HTTP draft. */
const contentTypeFor = (request: FastifyRequest): string =>
  `application/${(request.headers.accept ?? '').includes('graphql-response+json') ? 'graphql-response+json' : 'json'}; charset=utf-8`;

/** For log and span, where the document is not read: what a caller sends as a name may be any text. */
function operationNameIn({ operationName, query }: AskedOperation): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  return name !== undefined && /^\w+$/.test(name) ? name.slice(0, longestOperationName) : undefined;
}
