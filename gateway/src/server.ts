/** The gateway as an HTTP server, apart from listening. */
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createDeps, type GatewayDeps, type Overrides } from './deps.ts';
import { addressLimit } from './http/addressLimit.ts';
import { callerHost } from './http/callerHost.ts';
import { errorHandler } from './http/errorHandler.ts';
import { graphqlRoute } from './http/graphqlRoute.ts';
import { downloadRoutes } from './http/downloadRoutes.ts';
import { developerRoutes } from './http/developerRoutes.ts';
import { ideRoutes } from './http/ideRoutes.ts';
import { createLogDestination, type LogDestination } from './http/logDestination.ts';
import { createOperations } from './http/operations.ts';
import { observability } from './http/observability.ts';
import { oneClickRoutes } from './http/oneClickRoutes.ts';
import { createPageHosts } from './http/pageHosts.ts';
import { proxyRoutes } from './http/proxyRoutes.ts';
import { idleTimeoutMs, receivingTime, serverTimes } from './http/receivingTime.ts';
import { requestSpan } from './http/requestSpan.ts';
import { requestStats } from './http/requestStats.ts';
import { scimRoutes } from './http/scimRoutes.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { answerUnreadable, answerUnroutable, maxParamLength } from './http/unreadable.ts';
import { uploadRoutes } from './http/uploadRoutes.ts';
import { searchEngineRoutes } from './http/searchEngineRoutes.ts';
import { webRoutes } from './http/webRoutes.ts';
import { openReleaseFolder, type ReleaseFolder } from './release/releaseFolder.ts';
import { sharedSchema } from './schema.ts';
import { createTelemetry } from './telemetry/Telemetry.ts';

const goodRequestId = /^[\w-]{8,64}$/;

/** Registers everything; `overrides` are for tests. `log` may be shared with another server of the process: its failures are counted here. */
export async function createServer(
  config: Config,
  overrides?: Overrides,
  log: LogDestination = createLogDestination(),
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      stream: overrides?.logStream ?? log,
      // Nothing below logs headers; should something ever do, tokens stay out.
      redact: [
        'req.headers.authorization',
        'req.headers.cookie',
        'headers.authorization',
        'headers.cookie',
        '*.accessToken',
        '*.refreshToken',
        '*.password',
      ],
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: [...config.trustedProxies],
    http: serverTimes(config),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength },
    connectionTimeout: idleTimeoutMs(config),
    // Bodies are read by name and never merged into other objects, so that their keys can do no harm.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && goodRequestId.test(given) ? given : randomUUID();
    },
  });
  app.setErrorHandler(errorHandler);
  const telemetry = await createTelemetry(config.telemetry, app.log);
  const deps = createDeps(config, overrides, telemetry);
  app.addHook('onClose', async () => {
    await Promise.all([deps.upstream.close(), telemetry?.close()]);
  });
  await app.register(fastifyCookie);
  await app.register(requestStats);
  await app.register(requestSpan, { deps });
  await app.register(receivingTime, { config });
  await app.register(callerHost);
  app.addHook('onRequest', (request, reply, done) => {
    deps.cookies.dropTwins(request, reply);
    done();
  });
  await app.register(securityHeaders, { deps });
  await app.register(addressLimit, { deps });
  await app.register(observability, { deps, logFailures: () => log.failures() });
  const releases = await openReleases(deps, app.log);
  const operations = await createOperations(app, { deps, schema: sharedSchema(), releases });
  await app.register(graphqlRoute, { deps, operations });
  await app.register(ideRoutes, { deps });
  await app.register(developerRoutes, { deps });
  await app.register(proxyRoutes, { deps });
  await app.register(uploadRoutes, { deps });
  await app.register(downloadRoutes, { deps });
  await app.register(oneClickRoutes, { deps });
  await app.register(scimRoutes, { deps });
  const findHost = createPageHosts(deps.publicStore);
  await app.register(searchEngineRoutes, { deps, findHost });
  await app.register(webRoutes, { deps, operations, releases, findHost });
  return app;
}

/** None while the client comes from its development server, which knows no releases. */
async function openReleases(
  { config: { releasesDir, viteUrl, webDist, webPersisted }, clock }: GatewayDeps,
  log: FastifyBaseLogger,
): Promise<ReleaseFolder | undefined> {
  return releasesDir === undefined || viteUrl !== undefined
    ? undefined
    : openReleaseFolder({ folder: releasesDir, webDist, webPersisted, clock, log });
}
