import type { FastifyReply } from 'fastify';

/**
 * Sends a large answer as it is, or one whose JSON is there already as bytes. The route's schema would walk and copy it once more; its
 * tests check that both agree.
 */
export function sendUnchecked(reply: FastifyReply, body: object | Buffer): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}
