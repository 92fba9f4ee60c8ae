/** Stops floods from one address before anything is parsed. Each gateway counts for itself: it is no quota. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { GatewayDeps } from '../deps.ts';
import { tooManyRequests } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests of this route count towards the limit of their address. */
    isLimited?: boolean;
  }
  interface FastifyRequest {
    /** Counts a refused operation as {@link refusedWeight} requests of its address. */
    countRefused: () => Promise<void>;
    /**
     * Counts an event of a stream, of which its address may have as many as requests. Answers how many milliseconds are left until one may be
     * sent, 0 where it may be now.
     */
    countEvent: () => Promise<number>;
  }
}

/** It was read and measured before it could be refused: who asks for too much again and again soon has to wait. */
const refusedWeight = 10;

/** Most addresses remembered; the oldest are forgotten first. */
const cache = 20_000;

/**
 * Of IPv6 the first 64 bits count, as a customer has at least those. The address of a trusted peer stands for many people and is
 * not limited: such a proxy names theirs. Every answer tells where its caller stands (RateLimit header fields for HTTP).
 */
export const addressLimit = fastifyPlugin(async (app, { deps }: { deps: GatewayDeps }) => {
  await app.register(rateLimit, { global: false, cache, ipv6Subnet: 64 });
  const most = deps.config.requestsPerMinute;
  const perAddress = app.createRateLimit({ max: most, timeWindow: '1 minute' });
  // Of its own: where many watch the same behind one address, a change that is told to all of them must not cost them their pages.
  const eventsPerAddress = app.createRateLimit({ max: most, timeWindow: '1 minute' });
  app.decorateRequest('countRefused', async function countRefused(this: FastifyRequest): Promise<void> {
    if (deps.isTrustedPeer(this.ip)) return;
    // Its coming was counted already.
    for (let counted = 1; counted < refusedWeight; counted += 1) await perAddress(this);
  });
  app.decorateRequest('countEvent', async function countEvent(this: FastifyRequest): Promise<number> {
    if (deps.isTrustedPeer(this.ip)) return 0;
    const result = await eventsPerAddress(this);
    return result.isAllowed || !result.isExceeded ? 0 : result.ttl;
  });
  app.addHook('onRequest', async (request, reply) => {
    // A path that is none gets a page too.
    const isLimited = request.is404 || request.routeOptions.config.isLimited === true;
    if (!isLimited || deps.isTrustedPeer(request.ip)) return;
    const result = await perAddress(request);
    if (result.isAllowed) return;
    const { remaining, ttlInSeconds } = result;
    void reply
      .header('ratelimit-policy', `"address";q=${most};w=60`)
      .header('ratelimit', `"address";r=${remaining};t=${ttlInSeconds}`);
    if (!result.isExceeded) return;
    void reply.header('retry-after', String(ttlInSeconds));
    throw tooManyRequests(ttlInSeconds);
  });
});
