import type { FastifyRequest } from 'fastify';

/** What a tool sends to say who it is. */
export interface CallerTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/**
 * The tokens of `Authorization: Bearer` and `X-Refresh-Token`; null when the caller sends neither, so that the session cookie counts
 * and its guard holds (OP-11). Both ask here: what skips the guard must never leave the cookie in use.
 */
export function callerTokensOf({ headers }: Pick<FastifyRequest, 'headers'>): CallerTokens | null {
  const accessToken = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
  const given = headers['x-refresh-token'];
  const refreshToken = typeof given === 'string' && given !== '' ? given : null;
  return accessToken === null && refreshToken === null ? null : { accessToken, refreshToken };
}
