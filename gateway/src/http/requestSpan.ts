/** One span per request, where a collector is configured: an operator follows a request through the servers. */
import fastifyPlugin from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import type { RequestSpan } from '../telemetry/Telemetry.ts';
import { isQuiet } from './quietRoutes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without a collector, and for routes that are asked all the time. */
    span: RequestSpan | undefined;
  }
}

export const requestSpan = fastifyPlugin(async (app, { deps }: { deps: GatewayDeps }) => {
  const { telemetry, config, isTrustedPeer } = deps;
  app.decorateRequest('span');
  if (telemetry === undefined) return;

  /** Of a proxy of ours that is said to set it; anybody else could join foreign traces, or have all of theirs recorded. */
  const believedTraceparent = ({ headers, socket }: FastifyRequest): string | undefined => {
    const { traceparent } = headers;
    const isBelieved = config.telemetry?.trustsTraceparent === true && isTrustedPeer(socket.remoteAddress ?? '');
    return isBelieved && typeof traceparent === 'string' ? traceparent : undefined;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (isQuiet(request)) return done();
    const { method } = request;
    const span = telemetry.beginRequest({ method, traceparent: believedTraceparent(request) });
    request.span = span;
    let isAborted = true;
    reply.raw.once('finish', () => (isAborted = false));
    // Comes after every answer, also one that nobody waited for.
    reply.raw.once('close', () => {
      const { operationName, operationType } = request.stats;
      span.end({
        route: request.routeOptions.url,
        host: request.callerHost,
        status: reply.statusCode,
        operationName,
        operationType,
        isAborted,
      });
    });
    done();
  });
});
