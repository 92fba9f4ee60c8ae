/** What the calls at the origin for content have in common. */
import type { FastifyRequest } from 'fastify';

export const nothing = { code: 'NOT_FOUND', message: 'There is nothing at this address' };

export const unavailable = {
  code: 'UPSTREAM_UNAVAILABLE',
  message: 'The platform did not answer; try again in a moment',
};

/** The workspace whose ticket it is, and who calls. */
export const forwardedFor = (
  { ip, protocol, id }: Pick<FastifyRequest, 'ip' | 'protocol' | 'id'>,
  host: string,
): Record<string, string> => ({
  'x-forwarded-host': host.includes(':') ? `[${host}]` : host,
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-request-id': id,
});
