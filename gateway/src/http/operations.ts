/** All operations, from anyone: one server runs them, one queue gives their workspaces turns, one store keeps what is answered to everybody. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { GatewayDeps } from '../deps.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { createGraphqlServer } from '../graphql/graphqlServer.ts';
import { createPersistedList, type PersistedList } from '../graphql/persistedList.ts';
import { createResponseStore, type CachedResponse } from '../graphql/responseStore.ts';
import type { ReleaseFolder } from '../release/releaseFolder.ts';
import { createCachedAnswers } from './cachedAnswers.ts';
import { asVisitor, type Caller } from './caller.ts';
import { encodeCached, encodeFresh, type EncodedAnswer } from './operationAnswer.ts';
import { createOperationQueue, leavingWhileItWaits } from './operationQueue.ts';
import { operationInBody, type RequestedOperation } from './requestedOperation.ts';
import type { EventStream } from '../live/EventStream.ts';
import { streamOperation } from './liveOperations.ts';
import { forwardedHostOf, openRequestScope } from './requestScope.ts';
import { longestOperationName } from './requestStats.ts';
import { runOperation, type RanOperation } from './runOperation.ts';

export interface Operations {
  /** The documents that are known by an id. */
  readonly list: PersistedList;
  /** What is to be sent to the caller; status and cookies are set. */
  answer(request: FastifyRequest, reply: FastifyReply, asked: RequestedOperation): Promise<EncodedAnswer>;
  /** The same as a stream of events; cookies are set with its head. */
  stream(request: FastifyRequest, reply: FastifyReply, asked: RequestedOperation): Promise<EventStream>;
  /** What every visitor of the called host is answered to a document of the list, no matter who this caller is. Sets nothing of the reply. */
  answerVisitor(request: FastifyRequest, reply: FastifyReply, asked: PersistedOperation): Promise<VisitorAnswer>;
}

export interface PersistedOperation {
  readonly id: string;
  readonly variables: object;
}

export interface VisitorAnswer {
  /** JSON. Never to be changed. */
  readonly body: Buffer;
  /** Whether it is kept as it is, so that it comes again. */
  readonly isKept: boolean;
}

/** What was answered, and whether it was kept: before, or now. */
type Answer =
  | { readonly kept: CachedResponse }
  | { readonly kept: undefined; readonly ran: RanOperation; readonly bytes: Buffer | undefined };

export async function createOperations(
  app: FastifyInstance,
  { deps, schema, releases }: { deps: GatewayDeps; schema: GraphQLSchema; releases: ReleaseFolder | undefined },
): Promise<Operations> {
  const { config } = deps;
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
  app.addHook('preClose', async () => deps.streams.interrupt());
  app.addHook('onClose', () => server.stop());

  const turnOf = (request: Caller) => ({
    workspace: deps.served.lineOf(forwardedHostOf(request)),
    caller: networkOf(request.ip),
  });

  /** Answers in the turn of the caller's workspace; `finish` is part of the turn. */
  async function inTurn<T>(
    request: Caller,
    reply: FastifyReply,
    asked: RequestedOperation,
    finish: (answer: Answer) => Promise<T>,
  ): Promise<T> {
    const turn = turnOf(request);
    const upstream = leavingWhileItWaits(deps.upstream, queue, turn);
    const scope = openRequestScope(request, reply, { ...deps, upstream });
    request.stats.trace = scope.trace;
    request.stats.operationName = operationNameIn(asked);
    try {
      return await queue.run(turn, scope.signal, async () => {
        const { kept, known } = await keptAnswers.find(request, asked, scope);
        if (kept !== undefined) return finish({ kept });
        const ran = await runOperation(server, request, asked, scope.createContext(known));
        const bytes = ran.isComplete ? keptAnswers.keep(request, asked, scope.trace, ran.body) : undefined;
        return finish({ kept, ran, bytes });
      });
    } finally {
      scope.end();
    }
  }

  return {
    list,
    answer: (request, reply, asked) =>
      inTurn(request, reply, asked, (answer) => {
        if (answer.kept !== undefined) return encodeCached(request, answer.kept);
        const { head, body } = answer.ran;
        if (head.status !== undefined) void reply.code(head.status);
        for (const [name, value] of head.headers) void reply.header(name, value);
        return encodeFresh(request, answer.bytes ?? body);
      }),
    stream(request, reply, asked) {
      const turn = turnOf(request);
      const upstream = leavingWhileItWaits(deps.upstream, queue, turn);
      request.stats.operationName = operationNameIn(asked);
      request.stats.isStream = true;
      return streamOperation({
        server,
        deps: { ...deps, upstream },
        request,
        reply,
        asked,
        inTurn: (signal, work) => queue.run(turn, signal, work),
      });
    },
    answerVisitor: (request, reply, asked) =>
      inTurn(asVisitor(request), reply, operationInBody(asked, list), async (answer) => {
        if (answer.kept !== undefined) return { body: answer.kept.body, isKept: true };
        const { ran, bytes } = answer;
        const body = typeof ran.body === 'string' ? Buffer.from(ran.body) : ran.body;
        return { body: bytes ?? body, isKept: bytes !== undefined };
      }),
  };
}

/** For log and span, where the document is not read: what a caller sends as a name may be any text. */
function operationNameIn({ operationName, query = '' }: RequestedOperation): string | undefined {
  const name = operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1];
  return name !== undefined && /^\w+$/.test(name) ? name.slice(0, longestOperationName) : undefined;
}
