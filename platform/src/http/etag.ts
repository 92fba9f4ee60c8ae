import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors.ts';

/** Strong validator of something that has a version or a hash. */
export const etagOf = (version: number | string): string => `"${version}"`;

/** Validator of an answer without a version of its own: a hash of what it is made of. */
export const etagOfContent = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`;

/** For the `response` of a route that answers 304. */
export const notModifiedResponse = {
  304: z.undefined().describe('`If-None-Match` names the current version; there is no body.'),
};

/** Header of a read that can be revalidated. */
export const ifNoneMatchHeader = {
  'if-none-match': z.string().max(1000).optional().describe('ETag of the version the caller has.'),
};

/** Header of a save that must not overwrite someone else's (OP-14). */
export const ifMatchHeader = {
  'if-match': z
    .string()
    .max(1000)
    .optional()
    .describe('ETag of the version the change was made on; 412 when it moved on.'),
};

/** Sets `ETag`; true when the caller has that version already: then answer `reply.code(304).send()`. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  return matches(request.headers['if-none-match'], etag);
}

/** Throws PRECONDITION_FAILED (412) when `If-Match` is there and names another version. */
export function assertIfMatch(ifMatch: string | undefined, etag: string): void {
  if (ifMatch !== undefined && !matches(ifMatch, etag)) {
    throw new DomainError('PRECONDITION_FAILED', { params: { etag } });
  }
}

/** Proxies may weaken a validator (`W/`), for example when they compress: compared without that mark. */
function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag)
  );
}
