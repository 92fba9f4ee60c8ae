import type { FastifyReply } from 'fastify';

/**
 * Sends a large answer as it is. The route's schema would walk and copy it once more; its tests check that both agree.
 */
export function sendUnchecked(reply: FastifyReply, body: object | string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => (typeof payload === 'string' ? payload : JSON.stringify(payload)))
    .send(body);
}
