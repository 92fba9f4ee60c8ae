/** Headers of every answer: no guessed types, no plain http, no foreign window that holds ours; pages add their policy. */
import fastifyPlugin from 'fastify-plugin';
import type { GatewayDeps } from '../deps.ts';

const yearSeconds = 31_536_000;

export const securityHeaders = fastifyPlugin(async (app, { deps }: { deps: GatewayDeps }) => {
  const isDevelopment = deps.config.environment === 'dev';
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (isDevelopment) return done();
    // Browsers heed the first by https alone. Windows that we open may still talk back, as a sign-in elsewhere does.
    void reply.header('strict-transport-security', `max-age=${yearSeconds}`);
    void reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    done();
  });
});
