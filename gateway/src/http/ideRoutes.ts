/** The GraphQL IDE for browsers that open `/graphql`, and the contract as a file. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { schemaText } from '../schema.ts';
import { idePolicy, newNonce } from './contentSecurityPolicy.ts';

export const acceptsPages = ({ headers: { accept = '' } }: FastifyRequest): boolean => accept.includes('text/html');

/** The page of the IDE, with a nonce of its own. */
export async function sendIde(reply: FastifyReply, ideDist: string): Promise<FastifyReply> {
  const file = join(ideDist, 'index.html');
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
}

export async function ideRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  const { ideDist } = deps.config;

  app.get('/schema.graphql', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('access-control-allow-origin', '*')
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
