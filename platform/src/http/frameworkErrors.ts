import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { errorHandler } from './errorHandler.ts';

/** Longer than an address can get: a part of one that is no id is refused by its route, as everything else that does not fit. */
export const maxParamLength = 16 * 1024;

/** Answers what the router could give to no route, before any hook has run, such as `%zz`. The address is not repeated. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  const refusal =
    error.code === 'FST_ERR_BAD_URL'
      ? new DomainError('INVALID', { message: 'The address is not well formed' })
      : error;
  void errorHandler(refusal, request, reply);
}
