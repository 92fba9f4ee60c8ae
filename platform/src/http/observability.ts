import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FileDeps } from '../file/fileDeps.ts';
import { isDiskFull } from '../shared/diskFull.ts';
import { policy } from './policy.ts';
import { processFigures } from './processFigures.ts';

/** Figures of one server and one log line per request. Routes stand as patterns, so that ids and tokens stay out of both. */
export function observeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'lectern_platform_request_duration_seconds',
    help: 'Time to answer a request, by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const milliseconds = reply.elapsedTime;
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, milliseconds / 1000);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(milliseconds * 10) / 10,
      workspaceId: request.workspaceId,
      userId: request.viewer?.userId,
      apiTokenId: request.viewer?.apiToken?.tokenId,
      traceId: traceIdOf(request),
    };
    if (request.routeOptions.config.access === 'infrastructure') {
      request.log.debug(line, 'request');
    } else {
      request.log.info(line, 'request');
    }
  });
}

/** The trace that the caller's span belongs to (W3C Trace Context); undefined where the header is missing or is none. */
function traceIdOf({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  if (typeof traceparent !== 'string') {
    return undefined;
  }
  return /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(traceparent)?.[1];
}

/** What PostgreSQL answers to a write while it is a copy or may not be written. */
const readOnly = '25006';

const status = z.object({ status: z.string().describe('`ok`, or what is missing.') });

interface ObservabilityOptions extends FileDeps {
  readonly registry: Registry;
  /** What else keeps the process from its work; undefined when nothing does. */
  readonly findTrouble?: () => string | undefined;
}

/** `/livez`, `/readyz` and `/metrics`, for those who run the server. */
export const observabilityRoutes: FastifyPluginAsyncZod<ObservabilityOptions> = async (
  app,
  { db, files, registry, findTrouble },
) => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const figures = Registry.merge([processFigures(), registry]);

  app.get(
    '/livez',
    {
      config: { access: policy.operate },
      schema: {
        tags: ['operations'],
        summary: 'Whether the process runs',
        description: 'Answers as long as the process can answer at all.',
        response: { 200: status.describe('It runs.') },
      },
    },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      config: { access: policy.operate },
      schema: {
        tags: ['operations'],
        summary: 'Whether requests can be served',
        description:
          '503 while the database cannot be reached or refuses to be written, and while the server is stopping. A data folder that is full or cannot be written is said, with 200: all but uploads is served.',
        response: {
          200: status.describe('It is ready; `status` says what cannot be written, if anything.'),
          503: status.describe('It is not ready.'),
        },
      },
    },
    async (_request, reply) => {
      if (stopping) {
        return reply.code(503).send({ status: 'stopping' });
      }
      try {
        // Takes a number that only writers get: one that may only be read has none to give.
        await sql`select pg_current_xact_id()`.execute(db);
      } catch (error) {
        const refuses = isDiskFull(error) || (error as { code?: unknown }).code === readOnly;
        const what = refuses ? 'the database refuses to be written' : 'the database cannot be reached';
        return reply.code(503).send({ status: what });
      }
      const trouble = findTrouble?.();
      if (trouble !== undefined) {
        return reply.code(503).send({ status: trouble });
      }
      return { status: (await files.findTrouble()) ?? 'ok' };
    },
  );

  app.get(
    '/metrics',
    {
      config: { access: policy.operate },
      schema: {
        tags: ['operations'],
        summary: 'Figures of this process',
        description: 'In the text format of Prometheus.',
        produces: ['text/plain'],
        response: { 200: z.string().describe('One figure per line.') },
      },
    },
    async (_request, reply) =>
      reply
        .type(figures.contentType)
        .serializer(String)
        .send(await figures.metrics()),
  );
};
