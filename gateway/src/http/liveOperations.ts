/** Operations that are answered as a stream: a query or mutation by one event, a subscription by one for each change. */
import type { ApolloServer } from '@apollo/server';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { GatewayDeps } from '../deps.ts';
import type { OperationResult } from '../graphql/operationResult.ts';
import type { SessionInit } from '../identity/session.ts';
import type { EventStream } from '../live/EventStream.ts';
import { Live } from '../live/Live.ts';
import type { Caller } from './caller.ts';
import type { RequestedOperation } from './requestedOperation.ts';
import { openRequestScope, sessionInit } from './requestScope.ts';
import { executeRequested } from './runOperation.ts';

/** Before what failed for want of the platform is tried again. */
const afterOutageMs = 2_000;

interface StreamedOperation {
  readonly server: ApolloServer<Context>;
  readonly deps: GatewayDeps;
  readonly request: Caller;
  readonly reply: FastifyReply;
  readonly asked: RequestedOperation;
  /** Runs one event in the turn of its workspace. */
  readonly inTurn: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
}

/**
 * Resolves with the stream once the first result is there, so that cookies can still be set with its head; the rest follows in it. Each event is
 * an operation of its own, with a fresh context, and the rights of that moment.
 */
export async function streamOperation(operation: StreamedOperation): Promise<EventStream> {
  const { deps, request, reply } = operation;
  const init = sessionInit(request, deps);
  const stream = deps.streams.open(init.accessToken ?? init.refreshToken ?? request.ip);
  const live = new Live();
  stream.once('close', () => live.close());
  reply.raw.once('close', () => stream.destroy());
  try {
    const first = await runEvent(operation, live, undefined);
    void tellAll(operation, { stream, live, first }).catch((error: unknown) => {
      request.log.error({ err: error }, 'a subscription could not continue');
      stream.interrupt();
    });
    return stream;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}

async function tellAll(
  operation: StreamedOperation,
  { stream, live, first }: { readonly stream: EventStream; readonly live: Live; readonly first: LiveEvent },
): Promise<void> {
  const { accessToken, canRenew, source } = first.session;
  await stream.next(first.result);
  let told = bodyOf(first.result);
  if (isLast(first.result, live)) return stream.complete();
  const changes = live[Symbol.asyncIterator]();
  while ((await changes.next()).done !== true) {
    await untilItCounts(operation, live);
    if (live.isClosed) return;
    const { result } = await runEvent(operation, live, { source, accessToken, refreshToken: null });
    if (live.isClosed) return;
    if (isOutage(result)) {
      await operation.deps.clock.sleep(afterOutageMs);
      live.wake();
      continue;
    }
    // Cookies and renewed tokens are told with the head of an answer: who subscribes again gets them there.
    if (canRenew && isSessionOver(result)) return stream.interrupt();
    const body = bodyOf(result);
    if (body !== told) await stream.next(result);
    told = body;
    if (isLast(result, live)) return stream.complete();
  }
}

/** Beyond the events that its address may have in a minute one waits, and what changes meanwhile is told by it. */
async function untilItCounts({ request, deps: { clock } }: StreamedOperation, live: Live): Promise<void> {
  while (!live.isClosed) {
    const left = await request.countEvent();
    if (left === 0) return;
    await clock.sleep(left);
  }
}

interface LiveEvent {
  readonly result: OperationResult;
  readonly session: {
    readonly source: SessionInit['source'];
    readonly accessToken: string | null;
    readonly canRenew: boolean;
  };
}

async function runEvent(
  { server, deps, request, reply, asked, inTurn }: StreamedOperation,
  live: Live,
  later: SessionInit | undefined,
): Promise<LiveEvent> {
  const scope = openRequestScope(request, reply, deps, later);
  if (request.stats.trace === undefined) request.stats.trace = scope.trace;
  try {
    return await inTurn(scope.signal, async () => {
      const { result } = await executeRequested(server, request, asked, scope.createContext(new Set(), live));
      const { source } = scope.session;
      return { result, session: { source, ...scope.session.held() } };
    });
  } finally {
    if (request.stats.trace !== scope.trace) request.stats.trace.calls += scope.trace.calls;
    scope.end();
  }
}

/** What cost an event had is no change. */
const bodyOf = ({ data, errors }: OperationResult): string => JSON.stringify({ data, errors });

/** Of what was no subscription, was refused, is gone, or has ended. */
const isLast = ({ data }: OperationResult, live: Live): boolean =>
  live.isOver || !live.isSubscribed || data == null || Object.values(data).every((value) => value === null);

const codesOf = ({ errors = [] }: OperationResult): readonly string[] => errors.map(({ extensions: { code } }) => code);

const isSessionOver = (result: OperationResult): boolean => codesOf(result).includes('UNAUTHENTICATED');

const outages: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UNAVAILABLE', 'TIMEOUT', 'RATE_LIMITED', '-1']);
const isOutage = (result: OperationResult): boolean => codesOf(result).some((code) => outages.has(code));
