import type { FastifyInstance } from 'fastify';

/**
 * Lets scripts of every origin ask and read (CORS), with tokens of their own: the answer never allows credentials, and what a
 * browser adds by itself is ignored (`crossSite.ts`).
 */
export function openToOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    done();
  });
  app.options('/graphql', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', allowed)
      .header('access-control-max-age', String(daySeconds))
      .send(),
  );
}

const daySeconds = 86_400;

const allowed = [
  'authorization',
  'content-type',
  'x-refresh-token',
  'apollo-require-preflight',
  'graphql-require-preflight',
  'x-request-id',
].join(', ');

const exposed = ['x-request-id', 'ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'allow'].join(
  ', ',
);
