/** The usual way: Apollo Server on Fastify by its integration, with its executor and defaults. */
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { Context } from '../src/context.ts';
import { createSchema } from '../src/schema.ts';
import { createPeerApp } from './peerApp.ts';

const { app, createContext, listen } = await createPeerApp();
const apollo = new ApolloServer<Context>({
  schema: createSchema(),
  introspection: true,
  plugins: [fastifyApolloDrainPlugin(app)],
});
await apollo.start();
await app.register(fastifyApollo(apollo), { context: async (request, reply) => createContext(request, reply) });
await listen();
