/**
 * The usual way: Apollo Server on Fastify by its integration, with its defaults, DataLoader and undici. Schema and resolvers are
 * ours, so that the difference is what stands around them.
 */
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import fastifyCookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { parseConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createDeps } from '../src/deps.ts';
import { callerHost } from '../src/http/callerHost.ts';
import { openRequestScope } from '../src/http/requestScope.ts';
import { requestStats } from '../src/http/requestStats.ts';
import type { PublicStore } from '../src/rest/publicStore.ts';
import { createSchema } from '../src/schema.ts';

const config = parseConfig(process.env);
const built = createDeps(config);
/** No store: every public read is a call whose answer is parsed. */
const publicStore: PublicStore = {
  async read(_host, path, headers) {
    const { body } = await built.upstream.send({ method: 'GET', path, headers });
    return { version: 0, etag: undefined, body, json: () => JSON.parse(body.toString()) as unknown };
  },
};
const deps = { ...built, publicStore };

const app = fastify();
const apollo = new ApolloServer<Context>({
  schema: createSchema(),
  introspection: true,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyCookie);
await app.register(requestStats);
await app.register(callerHost);
await app.register(fastifyApollo(apollo), {
  context: async (request, reply) => {
    const scope = openRequestScope(request, reply, deps);
    request.raw.once('close', () => scope.end());
    return scope.createContext(new Map());
  },
});
await app.listen({ host: '127.0.0.1', port: config.port });
