import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DomainError } from '../errors.ts';
import { createTrustedProxies } from './trustedProxies.ts';

const timeWindow = '1 minute';
/** Most keys remembered per limit; the oldest are forgotten first. */
const cache = 20_000;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Prepares limits, counted by each server for itself: they stop floods, they are no quota. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false, cache });
}

/**
 * Limits per address, before anything is asked of the database; of IPv6 the first 64 bits count, as a customer has at least
 * those. Sign-ins and registrations count in a narrower limit besides.
 * The address of a trusted proxy stands for many people and is not limited: such a proxy names theirs.
 */
export function limitAddresses(app: FastifyInstance, { rateLimitPerMinute, trustedProxies }: Config): void {
  const isTrustedProxy = createTrustedProxies(trustedProxies);
  const perAddress = app.createRateLimit({ max: rateLimitPerMinute.address, timeWindow });
  const perSignIn = app.createRateLimit({ max: rateLimitPerMinute.signIn, timeWindow });
  const isLimited = ({ ip, routeOptions: { config } }: FastifyRequest): boolean =>
    (config.access !== 'infrastructure' || config.isAsset === true) && !isTrustedProxy(ip);
  app.addHook('onRequest', async (request) => {
    if (!isLimited(request)) {
      return;
    }
    await check(perAddress, request);
    if (request.routeOptions.config.countsAsSignIn === true) {
      await check(perSignIn, request);
    }
  });
  app.addHook('preValidation', async (request) => {
    const { countsAsSignIn } = request.routeOptions.config;
    if (typeof countsAsSignIn === 'function' && isLimited(request) && countsAsSignIn(request)) {
      await check(perSignIn, request);
    }
  });
}

/**
 * Limits per workspace, per signed-in user or API token, and for all tokens of one account, once these are known; of requests whose answer is
 * stored, a narrower one per day.
 * Calls that may make a workspace are limited per address (OP-48).
 */
export function limitViewers(
  app: FastifyInstance,
  { rateLimitPerMinute, keyedRequestsPerDay, trialsPerHour, trustedProxies }: Config,
): void {
  const isTrustedProxy = createTrustedProxies(trustedProxies);
  const trialsPerAddress = app.createRateLimit({ max: trialsPerHour, timeWindow: '1 hour' });
  const perWorkspace = app.createRateLimit({
    max: rateLimitPerMinute.workspace,
    timeWindow,
    keyGenerator: (request) => String(request.workspaceId),
  });
  const perUser = app.createRateLimit({ max: rateLimitPerMinute.user, timeWindow, keyGenerator: userOf });
  const perOwnerOfTokens = app.createRateLimit({
    max: rateLimitPerMinute.tokens,
    timeWindow,
    keyGenerator: ({ workspaceId, viewer }) => `${workspaceId}:tokens of ${viewer?.userId}`,
  });
  // Each is remembered for a week: more tokens make no more room.
  const keyedPerUser = app.createRateLimit({
    max: keyedRequestsPerDay,
    timeWindow: '1 day',
    keyGenerator: ({ workspaceId, viewer }) =>
      `${workspaceId}:${viewer?.apiToken == null ? '' : 'tokens of '}${viewer?.userId}`,
  });
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.countsAsTrial && request.hostState !== 'real' && !isTrustedProxy(request.ip)) {
      await check(trialsPerAddress, request);
    }
    if (request.workspaceId === 0) {
      return;
    }
    await check(perWorkspace, request);
    if (request.viewer !== null) {
      await check(perUser, request);
      // Who has many tokens has not many times the limit.
      if (request.viewer.apiToken !== null) {
        await check(perOwnerOfTokens, request);
      }
      if (request.headers['idempotency-key'] !== undefined) {
        await check(keyedPerUser, request);
      }
    }
  });
}

/** Limits for callers with a token of their own kind: what those with the right one ask, and tries of addresses with a wrong one. */
export interface TokenLimits {
  countRight(request: FastifyRequest): Promise<void>;
  countWrong(request: FastifyRequest): Promise<void>;
}

/** Both throw RATE_LIMITED once there were too many in a minute. */
export function limitTokens(app: FastifyInstance, { rateLimitPerMinute, trustedProxies }: Config): TokenLimits {
  const isTrustedProxy = createTrustedProxies(trustedProxies);
  const perToken = app.createRateLimit({
    max: rateLimitPerMinute.scim,
    timeWindow,
    keyGenerator: (request) => String(request.workspaceId),
  });
  const perAddress = app.createRateLimit({ max: rateLimitPerMinute.signIn, timeWindow });
  return {
    countRight: (request) => check(perToken, request),
    countWrong: async (request) => {
      if (!isTrustedProxy(request.ip)) {
        await check(perAddress, request);
      }
    },
  };
}

/** A program has limits of its own, so that it keeps nobody from working who is signed in. */
const userOf = ({ workspaceId, viewer }: FastifyRequest): string =>
  viewer?.apiToken == null ? `${workspaceId}:${viewer?.userId}` : `${workspaceId}:token ${viewer.apiToken.tokenId}`;

async function check(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const result = await limiter(request);
  if (!result.isAllowed && result.isExceeded) {
    throw new DomainError('RATE_LIMITED', { params: { retryAfterSeconds: result.ttlInSeconds } });
  }
}
