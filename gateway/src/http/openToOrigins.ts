import type { FastifyInstance } from 'fastify';
import { readAfterHeader, writtenHeader } from '../rest/readAfter.ts';
import { clientHeaders } from './clientAwareness.ts';

/**
 * Lets scripts of every origin ask and read below `urls` (CORS), with tokens of their own: the answer never allows credentials, and
 * what a browser adds on its own is ignored (`crossSite.ts`). `app` has the routes of these addresses, and no others.
 */
export function openToOrigins(
  app: FastifyInstance,
  { urls, methods }: { readonly urls: readonly string[]; readonly methods: string },
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    done();
  });
  for (const url of urls) {
    app.options(url, async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', methods)
        .header('access-control-allow-headers', allowed)
        .header('access-control-max-age', String(daySeconds))
        .send(),
    );
  }
}

const daySeconds = 86_400;

const allowed = [
  'authorization',
  'content-type',
  'idempotency-key',
  'x-refresh-token',
  'apollo-require-preflight',
  'graphql-require-preflight',
  'x-request-id',
  readAfterHeader,
  // What tools of Apollo and OpenTelemetry add without being asked: a browser that may not send them does not ask at all.
  ...clientHeaders,
  'x-apollo-operation-name',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

const exposed = [
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'www-authenticate',
  'allow',
  'content-disposition',
  writtenHeader,
].join(', ');
