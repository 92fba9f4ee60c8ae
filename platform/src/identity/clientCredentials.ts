import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { OAuthError } from '../errors.ts';

/** Whether an `Authorization` header is the Basic credential of the OAuth client (OP-10). */
export function isClient(header: string | undefined, client: Config['oauthClient']): boolean {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) {
    return false;
  }
  // Hashed first: the comparison needs equal lengths and must not tell them.
  return timingSafeEqual(
    digest(Buffer.from(encoded, 'base64').toString('utf8')),
    digest(`${client.id}:${client.secret}`),
  );
}

/** Refuses every caller but the OAuth client: 401 `invalid_client`, with the challenge of RFC 6749, section 5.2. */
export function requireClient(
  { oauthClient }: Pick<Config, 'oauthClient'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
): void {
  if (!isClient(headers.authorization, oauthClient)) {
    reply.header('www-authenticate', 'Basic realm="oauth"');
    throw new OAuthError('invalid_client', 'The client id or secret is missing or wrong');
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
