/** A request ends when its time to arrive is over, at the head as in the middle of its body. */
import type { ServerOptions } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { lateRequest } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a request of this route has to arrive; those of every request when left out. */
    receivingTimeMs?: number;
  }
  interface FastifyRequest {
    arrival: NodeJS.Timeout | undefined;
  }
}

/** Node looks for such requests every 30 seconds unless told otherwise. */
const longestCheckIntervalMs = 1_000;

const longestRequestMs = ({ requestTimeoutMs, uploadTimeoutMs }: Config): number =>
  Math.max(requestTimeoutMs, uploadTimeoutMs);

/** Of a whole request Node knows one time for all routes, so that it is the longest. */
export const serverTimes = (config: Config): ServerOptions => ({
  requestTimeout: longestRequestMs(config),
  headersTimeout: config.requestTimeoutMs,
  connectionsCheckingInterval: Math.min(longestCheckIntervalMs, config.requestTimeoutMs),
});

/**
 * A connection on which nothing moves for so long is closed, so that nobody keeps an answer in memory forever by not reading it. Longer
 * than any request may stall, which is answered, and than the platform may work on an upload.
 */
export const idleTimeoutMs = (config: Config): number => longestRequestMs(config) + config.requestTimeoutMs;

export const receivingTime = fastifyPlugin(async (app, { config }: { config: Config }) => {
  app.decorateRequest('arrival');
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    const allowedMs = request.routeOptions.config.receivingTimeMs ?? config.requestTimeoutMs;
    request.arrival = setTimeout(() => {
      if (request.raw.complete) return;
      // What is left of the body would be taken for the next request.
      void reply.header('connection', 'close');
      // Anyone who reads the body hears of it, and answers.
      request.raw.emit('error', lateRequest());
    }, allowedMs);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.config.receivingTimeMs === undefined) clearTimeout(request.arrival);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(request.arrival);
    done();
  });
});
