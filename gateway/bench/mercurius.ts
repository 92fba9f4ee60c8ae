/** Mercurius, which compiles each document at its first use: the fastest server for GraphQL on Node that is widely used. */
import mercurius from 'mercurius';
import { createSchema } from '../src/schema.ts';
import { createPeerApp } from './peerApp.ts';

const { app, createContext, listen } = await createPeerApp();
await app.register(mercurius, {
  schema: createSchema(),
  jit: 1,
  // Ours makes the whole context; the plugin adds its own members to it, so each request has a new object.
  context: (request, reply) => ({ ...createContext(request, reply) }),
});
await listen();
