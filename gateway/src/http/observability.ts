/** One log line per request, Prometheus metrics, liveness and readiness. */
import { createHash, timingSafeEqual } from 'node:crypto';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GatewayDeps } from '../deps.ts';
import { callerTokensOf } from './callerTokens.ts';
import { clientOf, createClientLabels } from './clientAwareness.ts';
import { countLogFailures } from './logDestination.ts';
import { processFigures } from './processFigures.ts';
import { isQuiet } from './quietRoutes.ts';

/** Programs, in their versions, that have a line of their own in the metrics. */
const mostClients = 100;

export const observability = fastifyPlugin(
  async (app: FastifyInstance, { deps, logFailures }: { deps: GatewayDeps; logFailures: () => number }) => {
    const registry = new Registry();
    countLogFailures(registry, logFailures);
    const durations = new Histogram({
      name: 'gateway_request_duration_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers: [registry],
    });
    const operations = new Counter({
      name: 'gateway_operations_total',
      help: 'GraphQL operations by whether a kept response answered them.',
      labelNames: ['kept'],
      registers: [registry],
    });
    const clientOperations = new Counter({
      name: 'gateway_client_operations_total',
      help: 'GraphQL operations by the program that asked, as it names itself; those that came late are `other`.',
      labelNames: ['client', 'version'],
      registers: [registry],
    });
    const clientLabels = createClientLabels(mostClients);
    const pages = new Counter({
      name: 'gateway_drawn_pages_total',
      help: 'Pages that may be drawn for visitors, by whether they were, from memory or not, or else why not.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    const plans = new Counter({
      name: 'gateway_response_plans_total',
      help: 'Fields that could be cut out of the answer of the platform, by whether they were, or left to the resolvers.',
      labelNames: ['outcome'],
      registers: [registry],
    });
    const upstreamCalls = new Counter({
      name: 'gateway_upstream_calls_total',
      help: 'Calls of the platform.',
      registers: [registry],
    });
    registry.registerMetric(
      new Gauge({
        name: 'gateway_open_streams',
        help: 'Streams of events that are open, nearly all of them subscriptions.',
        registers: [],
        collect() {
          this.set(deps.streams.count());
        },
      }),
    );
    const figures = Registry.merge([processFigures(), registry]);
    let stopping = false;
    app.addHook('preClose', async () => {
      stopping = true;
    });

    app.addHook('onSend', (request, reply, _payload, done) => {
      void reply.header('x-request-id', request.id);
      done();
    });

    app.addHook('onResponse', (request, reply, done) => {
      const route = routeLabel(request);
      const { operationName, trace, kept, page } = request.stats;
      const calls = trace?.calls ?? 0;
      // How long someone listened is no time that they waited.
      if (!request.stats.isStream)
        durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      if (calls > 0) upstreamCalls.inc(calls);
      if (trace !== undefined && trace.plans.cut > 0) plans.inc({ outcome: 'cut' }, trace.plans.cut);
      if (trace !== undefined && trace.plans.left > 0) plans.inc({ outcome: 'left' }, trace.plans.left);
      if (page !== undefined) pages.inc({ outcome: page });
      const client = route === '/graphql' ? clientOf(request.headers) : undefined;
      if (route === '/graphql' && request.method === 'POST') {
        operations.inc({ kept: String(kept) });
        const { name, version } = clientLabels(client);
        clientOperations.inc({ client: name, version });
      }
      if (isQuiet(request)) return done();
      request.log.info(
        {
          method: request.method,
          path: request.url.split('?', 1)[0],
          host: request.callerHost,
          status: reply.statusCode,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
          ...(request.span === undefined ? {} : { traceId: request.span.traceId }),
          ...(page === undefined ? {} : { page }),
          ...(route === '/graphql' ? { operation: operationName, client, upstreamCalls: calls, kept } : {}),
        },
        'request',
      );
      done();
    });

    app.get('/livez', async () => ({ status: 'ok' }));

    app.get('/readyz', async (_request, reply) => {
      const ready = !stopping && (await deps.upstream.isReady());
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
    });

    app.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, deps)) return reply.callNotFound();
      return reply.type(figures.contentType).send(await figures.metrics());
    });
  },
);

/** Each file of the web client has a route of its own; in the figures they are one, as each release would add hundreds of series. */
const routeLabel = ({ routeOptions: { url = 'none' } }: FastifyRequest): string =>
  url.startsWith('/assets/') ? '/assets/*' : url;

/** They tell what the installation does, so they are for those who run it: by the token where there is one, else by the address. */
function mayReadMetrics(request: FastifyRequest, { config, isTrustedPeer }: GatewayDeps): boolean {
  if (config.metricsToken === undefined) return isTrustedPeer(request.ip);
  return sameText(callerTokensOf(request)?.accessToken ?? '', config.metricsToken);
}

/** In a time that does not tell how much of it is right. */
const sameText = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
