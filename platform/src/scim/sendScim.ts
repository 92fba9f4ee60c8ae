import type { FastifyReply } from 'fastify';

/** Sends a body as SCIM. No schema cuts it: what is sent is made here and nowhere else. */
export const sendScim = (reply: FastifyReply, body: object): FastifyReply =>
  reply
    .type('application/scim+json; charset=utf-8')
    .serializer(JSON.stringify as (payload: unknown) => string)
    .send(body);
