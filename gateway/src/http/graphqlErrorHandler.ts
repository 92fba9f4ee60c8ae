import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { limitExceeded } from '../errors.ts';
import { errorHandler } from './errorHandler.ts';
import { mediaTypeFor } from './operationAnswer.ts';

/** What is refused at `/graphql` before the server sees it, in the media type that the caller asked for. */
export function graphqlErrorHandler(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.header('content-type', mediaTypeFor(request)).header('cache-control', 'no-store');
  const told = isTooLarge(error) ? limitExceeded('bytes', ...bytesOf(request), { status: 413 }) : error;
  if (told instanceof GraphQLError) {
    const { status, params } = told.extensions as { status?: number; params?: RefusalParams };
    if (status === 405) void reply.header('allow', params?.allowed?.join(', ') ?? '');
    if (status === 503 || status === 429) void reply.header('retry-after', String(params?.retryAfterSeconds ?? 1));
  }
  return errorHandler(told, request, reply);
}

interface RefusalParams {
  readonly allowed?: readonly string[];
  readonly retryAfterSeconds?: number;
}

const isTooLarge = (error: Partial<FastifyError>): boolean => error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

function bytesOf({ headers, routeOptions }: FastifyRequest): [value: number, most: number] {
  const most = routeOptions.bodyLimit ?? 0;
  return [Math.max(Number(headers['content-length'] ?? 0), most + 1), most];
}
