/** What is passed through as a stream, in both directions. */
import type { FastifyReply } from 'fastify';
import type { StreamAnswer } from '../rest/upstream.ts';

/** `..` as a segment, also encoded: a platform that resolves such paths would serve more than is passed on. */
export const climbs = (url: string): boolean => /(?:\.|%2e){2}/i.test(url);

const answerHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'content-security-policy',
  'cross-origin-resource-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'www-authenticate',
  'vary',
] as const;

/** Status and headers of an answer of the platform; `more` names those that mean something there alone. */
export function passHead(
  { status, headers }: Pick<StreamAnswer, 'status' | 'headers'>,
  reply: FastifyReply,
  more: readonly string[] = [],
): void {
  void reply.code(status);
  for (const name of [...answerHeaders, ...more]) {
    const value = headers[name];
    if (value !== undefined) void reply.header(name, value);
  }
}
