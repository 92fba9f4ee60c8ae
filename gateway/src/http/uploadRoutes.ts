/** Uploads, passed to the platform as they come: a large file takes no memory here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { limitExceeded, tooManyRequests, unauthenticated } from '../errors.ts';
import { atMost } from './atMost.ts';
import { callerTokensOf } from './callerTokens.ts';
import { assertSameOrigin, isForeign } from './crossSite.ts';
import { assertKnownScheme } from './knownScheme.ts';
import { letRestPass } from './letRestPass.ts';
import { openToOrigins } from './openToOrigins.ts';
import { climbs, passHead } from './passing.ts';
import { callerHeadersOf } from './requestScope.ts';

const passedHeaders = ['content-type', 'content-length', 'idempotency-key', 'accept'] as const;

const uploads = '/upload-api/*';

/** Uploads of one person at a time. A browser that sends many sends them in turn. */
const mostAtOnce = 4;

export async function uploadRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  /** How many are on their way, by token. */
  const running = new Map<string, number>();
  // The body stays a stream, whatever it is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  openToOrigins(app, { urls: [uploads], methods: 'POST, PUT' });
  app.route({
    method: ['POST', 'PUT'],
    url: uploads,
    config: { isLimited: true, receivingTimeMs: deps.config.uploadTimeoutMs },
    handler: (request, reply) => pass(request, reply, deps, running),
  });
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: GatewayDeps,
  running: Map<string, number>,
): Promise<FastifyReply> {
  const { config, upstream, cookies } = deps;
  assertKnownScheme(request, cookies.tokensName);
  const token = tokenOf(request, deps);
  if (token === null) throw unauthenticated();
  if (climbs(request.url))
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' });
  const most = config.uploadLimitBytes;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > most) throw limitExceeded('bytes', announced, most, { status: 413 });

  const others = running.get(token) ?? 0;
  if (others >= mostAtOnce) throw tooManyRequests(1);
  running.set(token, others + 1);
  reply.raw.once('close', () => {
    const left = (running.get(token) ?? 1) - 1;
    if (left > 0) running.set(token, left);
    else running.delete(token);
  });

  const headers: Record<string, string> = { ...callerHeadersOf(request), authorization: `Bearer ${token}` };
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  // Refused before all has come, be it here or by the platform.
  reply.raw.once('finish', () => letRestPass(request.raw));
  const body = request.raw.pipe(atMost(most, config.uploadSilenceMs));
  // A caller who breaks off in the middle leaves no whole file behind.
  request.raw.once('close', () => {
    if (!request.raw.complete) leaving.abort();
  });
  try {
    const answer = await upstream.stream({
      method: request.method === 'PUT' ? 'PUT' : 'POST',
      path: request.url,
      headers,
      body,
      signal: leaving.signal,
      timeoutMs: config.uploadTimeoutMs,
    });
    passHead(answer, reply);
    return await reply.send(answer.body);
  } catch (error) {
    if (body.errored !== null) throw body.errored;
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'the platform could not be reached');
    return reply.code(502).send({
      code: 'UPSTREAM_UNAVAILABLE',
      message:
        headers['idempotency-key'] === undefined
          ? 'The platform did not answer; look whether the file is there before you send it again'
          : 'The platform did not answer; send it again with the same `Idempotency-Key`, and it is one file',
    });
  }
}

/** The caller's own, or that of the session; null for a visitor. A stale one is refused by the platform: a body comes once. */
function tokenOf(request: FastifyRequest, { cookies }: GatewayDeps): string | null {
  const own = callerTokensOf(request);
  if (own !== null) return own.accessToken;
  assertSameOrigin(request, cookies.tokensName);
  return isForeign(request) ? null : (cookies.read(request.callerHost, request.cookies)?.accessToken ?? null);
}
