/**
 * What is served by the platform as plain HTTP and passed through as a stream: static files, certificates as PDF and as
 * Open Badges, in development mails.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { filePolicy } from './contentSecurityPolicy.ts';
import { climbs, passHead } from './passing.ts';
import { callerHeadersOf } from './requestScope.ts';

const staticPath = '/static/*';
/** Credentials and what verifies them (BEY-17). */
const credentialPaths = [
  '/credentials/:uuid',
  '/credentials/issuer',
  '/credentials/status/:list',
  '/credentials/achievements/:courseId',
  '/credentials/keys/:keyId',
  '/.well-known/jwks.json',
] as const;
const paths = [staticPath, '/api/v1/public/certificates/:uuid/pdf', ...credentialPaths] as const;

/** Mails that no mail server took. Everybody who reaches the page can read them, so there is none outside of development. */
const developmentPaths = ['/outbox', '/outbox.json', '/outbox/*'] as const;

/** What a browser shows as a page, in which scripts would run in our name; pictures bring a policy of their own. */
const pageTypes = /^(?:text\/html|application\/xhtml)/i;

const requestHeaders = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
] as const;

/** Where a browser is sent that opens a credential, and that pages elsewhere may verify one. */
const answerHeaders = ['location', 'access-control-allow-origin'] as const;

export async function proxyRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  const all = deps.config.environment === 'dev' ? [...paths, ...developmentPaths] : paths;
  for (const url of all) {
    app.route({ method: 'GET', url, exposeHeadRoute: true, handler: (request, reply) => pass(request, reply, deps) });
  }
}

async function pass(request: FastifyRequest, reply: FastifyReply, { upstream }: GatewayDeps): Promise<FastifyReply> {
  // A platform that resolves such paths would serve more than what is listed above.
  if (climbs(request.url))
    return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' });
  const headers: Record<string, string> = callerHeadersOf(request);
  for (const name of requestHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  try {
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await upstream.stream({ method, path: request.url, headers, signal: leaving.signal });
    passHead(answer, reply, answerHeaders);
    // By what was answered and not by the path, which can be spelt in many ways.
    if (request.routeOptions.url === staticPath && pageTypes.test(String(answer.headers['content-type']))) {
      void reply.header('content-security-policy', filePolicy);
    }
    return await reply.send(answer.body);
  } catch (error) {
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'the platform could not be reached');
    return reply
      .code(502)
      .send({ code: 'UPSTREAM_UNAVAILABLE', message: 'The platform did not answer; try again in a moment' });
  }
}
