/** Lists as CSV and files of exports, passed through as a stream for anyone who is signed in: a long list takes no memory here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { inPlatformWords } from '../csvColumnNames.ts';
import type { GatewayDeps } from '../deps.ts';
import { unauthenticated } from '../errors.ts';
import type { Session } from '../identity/session.ts';
import type { StreamAnswer } from '../rest/upstream.ts';
import { assertKnownScheme } from './knownScheme.ts';
import { openToOrigins } from './openToOrigins.ts';
import { climbs, passHead } from './passing.ts';
import { callerHeadersOf, openRequestScope } from './requestScope.ts';

/** Below these the platform has lists and files of exports; what ends in one of these is passed on, and nothing else. */
const paths = ['/api/v1/secured/*', '/analytics-api/v1/secured/*'] as const;
const downloadAddress = /^[^?]+\.(?:csv|jsonl\.gz)(?:\?|$)/;

export async function downloadRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  openToOrigins(app, { urls: paths, methods: 'GET' });
  for (const url of paths) {
    app.get(url, { config: { isLimited: true } }, (request, reply) => pass(request, reply, deps));
  }
}

async function pass(request: FastifyRequest, reply: FastifyReply, deps: GatewayDeps): Promise<FastifyReply> {
  const { upstream, cookies } = deps;
  if (climbs(request.url) || !downloadAddress.test(request.url)) {
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' });
  }
  assertKnownScheme(request, cookies.tokensName);
  const scope = openRequestScope(request, reply, deps);
  const context = scope.createContext(new Set());
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const ask = (token: string): Promise<StreamAnswer> =>
    upstream.stream({
      method: 'GET',
      path: inPlatformWords(request.url),
      headers: { ...callerHeadersOf(request), authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
  try {
    const answer = await asSignedIn(context.session, ask);
    passHead(answer, reply);
    context.exchange.writeCookies();
    return await reply.send(answer.body);
  } catch (error) {
    context.exchange.writeCookies();
    if (error instanceof GraphQLError) throw error;
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'the platform could not be reached');
    return reply
      .code(502)
      .send({ code: 'UPSTREAM_UNAVAILABLE', message: 'The platform did not answer; try again in a moment' });
  } finally {
    scope.end();
  }
}

/** A stale session of a browser is renewed once. Who sends a token of their own could not be told the next one here. */
async function asSignedIn(session: Session, ask: (token: string) => Promise<StreamAnswer>): Promise<StreamAnswer> {
  if (!session.isSignedIn()) throw unauthenticated();
  const answer = await ask(await session.accessToken());
  if (answer.status !== 401 || session.source !== 'cookie') return answer;
  answer.body.destroy();
  return ask(await session.renewedAccessToken());
}
