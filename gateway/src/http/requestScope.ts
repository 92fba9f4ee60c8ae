/** Everything that belongs to one GraphQL request: who calls, from where, with how much time. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentOriginOf } from '../contentOrigin.ts';
import { createLoaderRegistry, type Browser, type Context, type Exchange } from '../context.ts';
import type { GatewayDeps } from '../deps.ts';
import { abandoned, timedOut } from '../errors.ts';
import { CostMeter } from '../graphql/CostMeter.ts';
import { createSession, type Session, type SessionInit } from '../identity/session.ts';
import { postRefreshGrant, type TokenCaller } from '../identity/tokenApi.ts';
import type { Live } from '../live/Live.ts';
import type { PublicAnswer } from '../rest/publicStore.ts';
import { newest, positionAfter, readAfterHeader, tellingOfWrites } from '../rest/readAfter.ts';
import { createRest } from '../rest/Rest.ts';
import { beginCall, newTrace, whileOpen, type RestTrace } from '../rest/restTrace.ts';
import type { Caller } from './caller.ts';
import { callerTokensOf } from './callerTokens.ts';
import { isForeign } from './crossSite.ts';
import { longestOperationName } from './requestStats.ts';
import { readAfterOf, writePosition } from './writtenPosition.ts';

export interface RequestScope {
  readonly trace: RestTrace;
  readonly session: Session;
  /** Aborted when the time of the operation is over, and when nobody waits for its answer any more. */
  readonly signal: AbortSignal;
  readonly begin: Exchange['begin'];
  /** Reads without a token, within the time and the calls of the operation: the version of what is answered. */
  readonly readVersion: (path: string) => Promise<number>;
  /** `known`: public addresses that were read already for this request. */
  createContext(known: ReadonlySet<string>, live?: Live): Context;
  /** Stops the clock of the operation, and what is still read for it. */
  end(): void;
}

/** `later` is the session of what runs when the head of the answer is gone, which sets no cookies. */
export function openRequestScope(
  request: Caller,
  reply: FastifyReply,
  deps: GatewayDeps,
  later?: SessionInit,
): RequestScope {
  const { config, clock, publicStore, refresher, cookies, externalState } = deps;
  const host = request.callerHost;
  const trace = newTrace(config.operationCalls);
  const callerHeaders = callerHeadersOf(request);
  const { isStream } = request.stats;
  let after = callerHeaders[readAfterHeader];
  let written: string | undefined;
  const upstream = tellingOfWrites(deps.upstream, (position) => {
    after = positionAfter(after, position);
    written = after;
    if (!isStream) callerHeaders[readAfterHeader] = after;
  });
  // What changes is read again at once: nothing says so a second time.
  if (isStream) callerHeaders[readAfterHeader] = newest;
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(timedOut()), config.operationTimeoutMs);
  const { signal } = abort;
  // What is read for a caller who has left is dropped. A write continues: who closes a page at once after a click meant it.
  const dropIfAbandoned = (): void => {
    const hasLeft = reply.raw.closed && !reply.raw.writableFinished;
    if (hasLeft && request.stats.operationType !== 'mutation') abort.abort(abandoned());
  };
  reply.raw.on('close', dropIfAbandoned);
  const tokenCaller: TokenCaller = { upstream, client: config.oauthClient, callerHeaders, trace, signal };
  const session = createSession(later ?? sessionInit(request, deps), {
    host,
    begunMs: clock.elapsed(),
    trace,
    isForVisitors: request.isForVisitors === true,
    refresher,
    callRefresh: (refreshToken) => postRefreshGrant(tokenCaller, refreshToken),
  });

  const begin: Exchange['begin'] = (type, name) => {
    // What a write answers is for its caller alone, also where it was refused before anything was asked: a cookie may have decided.
    if (type !== 'query') trace.isPrivate = true;
    request.stats.operationType = type;
    request.stats.operationName = name?.slice(0, longestOperationName);
    dropIfAbandoned();
  };

  function writeCookies({ user, externalState: state }: Browser): void {
    if (later !== undefined) return;
    if (written !== undefined) {
      const keepsCookies = session.source !== 'bearer' && !isForeign(request);
      writePosition(reply, written, { keepsCookies, secure: cookies.areSecure });
    }
    if (isForeign(request)) return;
    const { outcome, source } = session;
    const ofBrowser = source === 'cookie' || (outcome.kind === 'renewed' && outcome.by === 'cookie');
    if (outcome.kind === 'renewed' && outcome.by === 'cookie') {
      cookies.writeTokens(reply, host, outcome.tokens, outcome.isSignIn);
    }
    if (outcome.kind === 'ended' && source !== 'bearer') cookies.clear(reply);
    else if (user !== undefined && ofBrowser) cookies.writeUser(reply, user);
    if (state === null) externalState.clear(reply);
    else if (state !== undefined) externalState.write(reply, state);
  }

  return {
    trace,
    session,
    signal,
    begin,
    readVersion: (path) => {
      beginCall(trace, signal);
      return whileOpen(trace, publicStore.read({ host, path, headers: callerHeaders, signal }, versionOf));
    },
    createContext(known, live) {
      const loaders = createLoaderRegistry();
      const browser: Browser = {
        user: undefined,
        externalState: undefined,
        beganExternalSignIn: (state) => externalState.holds(request.cookies, state),
      };
      const context: Context = {
        requestId: request.id,
        host,
        origin: originOf(request),
        contentOrigin: contentOriginOf(request, config),
        environment: config.environment,
        clock,
        log: request.log,
        session,
        cost: new CostMeter(config.operationCalls),
        tokenCaller,
        signal,
        rest: createRest({ upstream, publicStore, session, callerHeaders, host, signal, trace, known }),
        live,
        use: (factory) => loaders.use(context, factory),
        forgetLoaders: loaders.forget,
        extendDeadline(ms) {
          clearTimeout(timer);
          timer = setTimeout(() => abort.abort(timedOut()), ms);
        },
        browser,
        exchange: {
          begin,
          writeCookies: () => writeCookies(browser),
          countRefused: () => request.countRefused(),
        },
      };
      return context;
    },
    end() {
      clearTimeout(timer);
      reply.raw.off('close', dropIfAbandoned);
      if (request.stats.operationType === 'mutation') return;
      // Where a part has failed that must not be null, the answer is there before its other parts are.
      trace.isOver = true;
      if (trace.open > 0) abort.abort(abandoned());
    },
  };
}

const versionOf = ({ version }: PublicAnswer): number => version;

/** As the platform is told it. */
export const forwardedHostOf = ({ callerHost }: Pick<FastifyRequest, 'callerHost'>): string =>
  callerHost.includes(':') ? `[${callerHost}]` : callerHost;

/** Host, address and request id travel on, and the span where there is one; the platform believes them from us (OP-27). */
export const callerHeadersOf = (
  request: Pick<FastifyRequest, 'callerHost' | 'cookies' | 'headers' | 'ip' | 'protocol' | 'id' | 'span'>,
): Record<string, string> => ({
  ...readAfter(readAfterOf(request)),
  'x-forwarded-host': forwardedHostOf(request),
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
  ...(request.span === undefined ? {} : { traceparent: request.span.traceparent }),
});

const readAfter = (position: string | undefined): Record<string, string> =>
  position === undefined ? {} : { [readAfterHeader]: position };

/** With tokens of the caller's own, and from a page of another origin, cookies are ignored (OP-11). */
export function sessionInit(request: Caller, { cookies }: GatewayDeps): SessionInit {
  const own = callerTokensOf(request);
  if (own !== null) return { source: 'bearer', ...own };
  const tokens = isForeign(request) ? null : cookies.read(request.callerHost, request.cookies);
  return tokens === null ? { source: 'none', accessToken: null, refreshToken: null } : { source: 'cookie', ...tokens };
}

/** The host's form was checked when the request came in; a proxy that passes `X-Forwarded-Proto` on unseen lets anything stand there. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`;
