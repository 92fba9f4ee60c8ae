/**
 * What the identity provider of a workspace calls (SCIM 2.0), passed to the platform and back as it comes. Its token is the platform's
 * business: no session counts here, and no cookie is passed on.
 */
import type { Transform } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { GatewayDeps } from '../deps.ts';
import { limitExceeded } from '../errors.ts';
import type { StreamRequest } from '../rest/upstream.ts';
import { atMost } from './atMost.ts';
import { letRestPass } from './letRestPass.ts';
import { climbs, passHead } from './passing.ts';
import { callerHeadersOf } from './requestScope.ts';

/** As the platform has it: users and groups come in small pieces. */
const mostBytes = 1_048_576;

const passedHeaders = [
  'authorization',
  'content-type',
  'content-length',
  'accept',
  'accept-encoding',
  'if-match',
  'if-none-match',
] as const;
const answerHeaders = ['location', 'www-authenticate', 'retry-after'] as const;

export async function scimRoutes(app: FastifyInstance, { deps }: { deps: GatewayDeps }): Promise<void> {
  // The body stays a stream, whatever it is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler(answerError);
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/scim/v2/*',
    config: { isLimited: true, receivingTimeMs: deps.config.requestTimeoutMs },
    handler: (request, reply) => pass(request, reply, deps),
  });
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, config }: GatewayDeps,
): Promise<FastifyReply> {
  // Refused before all has come, be it here or by the platform.
  reply.raw.once('finish', () => letRestPass(request.raw));
  if (climbs(request.url)) return refuse(reply, 404, 'There is nothing at this address');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > mostBytes) throw limitExceeded('bytes', announced, mostBytes, { status: 413 });
  const headers: Record<string, string> = callerHeadersOf(request);
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const body = hasBody(request) ? bodyOf(request, config.requestTimeoutMs) : undefined;
  try {
    const answer = await upstream.stream({
      method: request.method as StreamRequest['method'],
      path: request.url,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: leaving.signal,
    });
    passHead(answer, reply, answerHeaders);
    return await reply.send(answer.body);
  } catch (error) {
    if (body?.errored) throw body.errored;
    if (!leaving.signal.aborted) request.log.error({ err: error }, 'the platform could not be reached');
    return refuse(reply.header('retry-after', '1'), 503, 'The platform did not answer; try again in a moment');
  }
}

/** The body as it comes. One that is late or broken off ends the call of the platform too. */
function bodyOf(request: FastifyRequest, silenceMs: number): Transform {
  const body = request.raw.pipe(atMost(mostBytes, silenceMs));
  request.raw.once('error', (error) => body.destroy(error));
  request.raw.once('close', () => request.raw.complete || body.destroy());
  return body;
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What is refused before the platform is asked, in the shape that providers read (RFC 7644, section 3.12). */
function answerError(error: FastifyError | GraphQLError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status } =
    error instanceof GraphQLError ? (error.extensions as { status?: number }) : { status: error.statusCode };
  if (status !== undefined && status >= 400 && status < 500) return refuse(reply, status, error.message);
  request.log.error({ err: error }, 'a request failed');
  return refuse(reply, 500, `Something went wrong here; ask about the request ${request.id}`);
}

const refuse = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply
    .code(status)
    .type('application/scim+json; charset=utf-8')
    .send(JSON.stringify({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), detail }));
