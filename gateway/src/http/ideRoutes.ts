/** The GraphQL IDE for browsers at `/graphql`, and the contract as a file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { toErrorView, refusedDocument } from '../errors.ts';
import { schemaText } from '../schema.ts';
import { idePolicy, newNonce } from './contentSecurityPolicy.ts';

export async function ideRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  const { ideDist } = deps.config;
  const file = join(ideDist, 'index.html');

  app.get('/graphql', async (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) {
      const error = refusedDocument('Send documents by POST', 'BAD_USER_INPUT');
      return reply
        .code(405)
        .header('allow', 'POST')
        .send({ errors: [toErrorView(error, request.id)] });
    }
    if (!existsSync(file)) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The GraphQL IDE is not built. Run: npm run build -w gateway\n');
    }
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', idePolicy(nonce))
      .header('cache-control', 'no-store')
      .send(readFileSync(file, 'utf8').replaceAll('__CSP_NONCE__', nonce));
  });

  app.get('/schema.graphql', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'inline; filename="schema.graphql"')
      .send(schemaText),
  );

  if (existsSync(ideDist)) {
    await app.register(fastifyStatic, {
      root: join(ideDist, 'assets'),
      prefix: '/graphql-ide/assets/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
    });
  }
}
