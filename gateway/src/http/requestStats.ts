/** What one request did, for its log line and the metrics. */
import fastifyPlugin from 'fastify-plugin';
import type { RestTrace } from '../rest/Rest.ts';

export interface RequestStats {
  operationName: string | undefined;
  /** What was called upstream; undefined for requests that call nothing. */
  trace: RestTrace | undefined;
  /** Answered from the store of finished responses. */
  kept: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    stats: RequestStats;
  }
}

export const requestStats = fastifyPlugin(async (app) => {
  app.decorateRequest('stats');
  app.addHook('onRequest', async (request) => {
    request.stats = { operationName: undefined, trace: undefined, kept: false };
  });
});
