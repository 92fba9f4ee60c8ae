/**
 * What the peers stand on: Fastify, DataLoader and undici, with our schema, resolvers and context, so that the difference is the
 * server that runs the documents.
 */
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { parseConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createDeps } from '../src/deps.ts';
import { callerHost } from '../src/http/callerHost.ts';
import { openRequestScope } from '../src/http/requestScope.ts';
import { requestStats } from '../src/http/requestStats.ts';
import type { PublicStore } from '../src/rest/publicStore.ts';

export interface PeerApp {
  readonly app: FastifyInstance;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Context;
  readonly listen: () => Promise<void>;
}

export async function createPeerApp(): Promise<PeerApp> {
  const config = parseConfig(process.env);
  const built = createDeps(config);
  /** No store: every public read is a call whose answer is parsed. */
  const publicStore: PublicStore = {
    read: ({ path, headers }, use) =>
      built.upstream.send({ method: 'GET', path, headers }, ({ bytes }) =>
        use({
          version: 0,
          etag: undefined,
          bytes,
          isSettled: false,
          json: () => JSON.parse(bytes.toString()) as unknown,
        }),
      ),
    recall: () => undefined,
  };
  const deps = { ...built, publicStore };
  const app = fastify();
  await app.register(fastifyCookie);
  await app.register(requestStats);
  await app.register(callerHost);
  return {
    app,
    createContext(request, reply) {
      const scope = openRequestScope(request, reply, deps);
      request.raw.once('close', () => scope.end());
      return scope.createContext(new Set());
    },
    listen: async () => {
      await app.listen({ host: '127.0.0.1', port: config.port });
    },
  };
}
