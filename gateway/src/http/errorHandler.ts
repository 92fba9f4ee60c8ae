/** Errors outside of operations: a body that is no JSON, one that is too large, a fault of ours. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { toErrorView } from '../errors.ts';
import { challengeOf } from './tokenChallenge.ts';

/** Our own refusals say what they are, Fastify's have a sentence for the caller; all else is masked and logged. In the shape of GraphQL. */
export function errorHandler(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { code, status } = extensionsOf(error);
  if (status === 401) void reply.header(...challengeOf('invalid_request'));
  if (code !== undefined) return reply.code(status ?? 400).send({ errors: [toErrorView(error, request.id)] });
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500) {
    const extensions = { code: 'BAD_USER_INPUT', status: statusCode, requestId: request.id };
    return reply.code(statusCode).send({ errors: [{ message: error.message, extensions }] });
  }
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send({ errors: [toErrorView(error, request.id)] });
}

const extensionsOf = (error: unknown): { code?: string; status?: number } =>
  error instanceof GraphQLError ? error.extensions : {};
