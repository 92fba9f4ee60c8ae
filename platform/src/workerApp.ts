import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { fieldSentence } from './http/fieldSentence.ts';
import { observabilityRoutes } from './http/observability.ts';
import { serverLog } from './http/serverLog.ts';
import { provideDeps, type AppOptions } from './provideDeps.ts';

/** The server of a worker without listening: it tells how the worker is, and serves no REST. */
export async function buildWorkerApp({ logStream, ...given }: AppOptions): Promise<FastifyInstance> {
  // Before any schema refuses something: what people read in the report of a job is in our words.
  z.config({ customError: fieldSentence });
  const registry = new Registry();
  const app = fastify(serverLog({ config: given.config, logStream, registry }));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const deps = provideDeps(app, given, registry);
  await app.register(observabilityRoutes, { ...deps, registry, findTrouble: () => deps.jobs.findTrouble() });
  return app;
}
