/** What one request did, for its log line and the metrics. */
import fastifyPlugin from 'fastify-plugin';
import type { RestTrace } from '../rest/restTrace.ts';
import type { PageOutcome } from './drawnPages.ts';

/** Characters of a name that are kept for log and span. */
export const longestOperationName = 100;

export interface RequestStats {
  operationName: string | undefined;
  /** `query`, `mutation` or `subscription`; undefined for what is no operation, or none that could run. */
  operationType: string | undefined;
  /** What was called upstream; undefined for requests that call nothing. */
  trace: RestTrace | undefined;
  /** Answered as a stream, however long that takes. */
  isStream: boolean;
  /** Answered from the store of finished responses. */
  kept: boolean;
  /** How a page that may be drawn on the server came to be; undefined for whatever is not one. */
  page: PageOutcome | undefined;
}

export const newStats = (): RequestStats => ({
  operationName: undefined,
  operationType: undefined,
  trace: undefined,
  isStream: false,
  kept: false,
  page: undefined,
});

declare module 'fastify' {
  interface FastifyRequest {
    stats: RequestStats;
  }
}

export const requestStats = fastifyPlugin(async (app) => {
  app.decorateRequest('stats');
  app.addHook('onRequest', (request, _reply, done) => {
    request.stats = newStats();
    done();
  });
});
