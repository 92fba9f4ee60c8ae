/** How the answer to an operation goes out: media type and encoding. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, encode, type CachedResponse } from '../graphql/responseStore.ts';
import type { Encoding } from './acceptedEncoding.ts';

/** The media type of GraphQL over HTTP for those who ask for it, and JSON for everybody else. */
export const mediaTypeFor = ({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): string =>
  `application/${accept.includes('graphql-response+json') ? 'graphql-response+json' : 'json'}; charset=utf-8`;

/** The bytes of an answer as they go out. */
export interface EncodedAnswer {
  readonly encoding: Encoding;
  readonly body: Buffer | string;
}

export async function encodeCached(request: FastifyRequest, kept: CachedResponse): Promise<EncodedAnswer> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], kept.body.length);
  return { encoding, body: encoding === 'identity' ? kept.body : await kept.encoded(encoding) };
}

export async function encodeFresh(request: FastifyRequest, body: string | Buffer): Promise<EncodedAnswer> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], body.length);
  // Text goes out in one write together with the head of the answer; where there are bytes already, it is not encoded again.
  if (encoding === 'identity') return { encoding, body };
  return { encoding, body: await encode(typeof body === 'string' ? Buffer.from(body) : body, encoding, 3) };
}

/** The status is set before. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { encoding, body }: EncodedAnswer,
): FastifyReply {
  void reply
    .header('content-type', mediaTypeFor(request))
    .header('cache-control', 'no-store')
    .header('vary', 'accept, accept-encoding');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(body);
}
