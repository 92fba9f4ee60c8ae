/** The origin for content: files of packages, the page that plays them and what it sends last. It reads no cookies, sets none, and has nothing else. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createDeps, type GatewayDeps, type Overrides } from '../deps.ts';
import { addressLimit } from '../http/addressLimit.ts';
import { callerHost, normaliseHost } from '../http/callerHost.ts';
import { errorHandler } from '../http/errorHandler.ts';
import { createLogDestination, type LogDestination } from '../http/logDestination.ts';
import { climbs, passHead } from '../http/passing.ts';
import { idleTimeoutMs, serverTimes } from '../http/receivingTime.ts';
import { requestStats } from '../http/requestStats.ts';
import { commitRoutes } from './commitRoutes.ts';
import { forwardedFor, nothing, unavailable } from './contentCall.ts';
import { isContentHost, isShared, servesContentOf } from '../contentOrigin.ts';
import { emptyPolicy, packagePolicy, playerPolicy } from './contentPolicy.ts';

const passedHeaders = ['accept', 'if-none-match', 'range', 'if-range'] as const;
/** Host, ticket and path of a file, still encoded; what stands behind a question mark is for the package's own scripts. */
const fileAddress = /^\/p\/([^/?#]{1,300})\/([^/?#]{1,120})\/([^?#]+)/;

export async function createContentServer(
  config: Config,
  overrides?: Overrides,
  log: LogDestination = createLogDestination(),
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      stream: overrides?.logStream ?? log,
      // Addresses hold tickets.
      serializers: { req: ({ method }) => ({ method }) },
    },
    // No hook sees these two.
    clientErrorHandler: (_error, socket) => refuseUnread(socket),
    frameworkErrors: (_error, _request, reply) => void refuseAddress(reply),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    http: serverTimes(config),
    connectionTimeout: idleTimeoutMs(config),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
  });
  app.setErrorHandler(errorHandler);
  const deps = createDeps(config, overrides);
  app.addHook('onClose', () => deps.upstream.close());
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.removeHeader('set-cookie');
    // A page of a package may frame whatever is here: without a policy it would reach the world through that.
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', emptyPolicy);
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // A ticket in an address is nothing for others.
      'referrer-policy': 'same-origin',
      'origin-agent-cluster': '?1',
    });
    done();
  });
  await app.register(requestStats);
  await app.register(callerHost);
  await app.register(addressLimit, { deps });
  await app.register(fastifyStatic, {
    root: join(config.webDist, 'player'),
    prefix: '/player/',
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { callerHost: called, url } = request;
    if (!isContentHost(called, config.contentOrigin)) return reply.code(404).send(nothing);
    if (url.startsWith('/player/')) {
      reply.header(
        'content-security-policy',
        playerPolicy(isShared(called, config.contentOrigin) ? null : request.hostname),
      );
    }
    return undefined;
  });
  app.get('/p/*', { config: { isLimited: true } }, (request, reply) => pass(request, reply, config, deps));
  await app.register(commitRoutes, { config, deps });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(nothing));
  return app;
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentOrigin }: Pick<Config, 'contentOrigin'>,
  { upstream }: GatewayDeps,
): Promise<FastifyReply> {
  const [, hostPart = '', ticket, path] = fileAddress.exec(request.url) ?? [];
  const host = normaliseHost(decoded(hostPart));
  // Where each host has an origin for content of its own, packages of other workspaces are nothing to it.
  const isElsewhere = host === null || !servesContentOf({ called: request.callerHost, workspace: host }, contentOrigin);
  // A worker between a package and the network could give it pages without their policy.
  const isWorker = request.headers['service-worker'] !== undefined;
  if (host === null || isElsewhere || isWorker || ticket === undefined || path === undefined || climbs(request.url)) {
    return reply.code(404).send(nothing);
  }
  const headers: Record<string, string> = forwardedFor(request, host);
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  try {
    const answer = await upstream.stream({
      method: 'GET',
      path: `/scorm-content/${ticket}/${path}`,
      headers,
      signal: leaving.signal,
    });
    passHead(answer, reply);
    void reply.header('content-security-policy', packagePolicy(host));
    return await reply.send(answer.body);
  } catch (error) {
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'the platform could not be reached');
    return reply.code(502).send(unavailable);
  }
}

/** An address that cannot be read, such as one with a lone `%`. */
const refuseAddress = (reply: FastifyReply): FastifyReply =>
  reply.code(400).header('content-security-policy', emptyPolicy).send(nothing);

/** What never becomes a request, such as an address that is too long: Node alone would answer it without a policy. */
function refuseUnread(socket: Socket): void {
  if (socket.destroyed || !socket.writable) return;
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Security-Policy: ${emptyPolicy}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
