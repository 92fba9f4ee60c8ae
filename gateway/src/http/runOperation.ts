import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { resultOf } from '../graphql/operationResult.ts';
import type { RequestedOperation } from './requestedOperation.ts';

export interface RanOperation {
  readonly body: string;
  /** Without an error. */
  readonly isComplete: boolean;
}

/** Has the server run an operation, and writes status and headers of its answer. */
export async function runOperation(
  server: ApolloServer<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, variables, operationName, extensions }: RequestedOperation,
  contextValue: Context,
): Promise<RanOperation> {
  const http = { method: request.method, headers: headersOf(request), search: searchOf(request), body: request.body };
  const asked = { query, variables, operationName, extensions, http };
  const response = await server.executeOperation(asked, { contextValue });
  const { http: head } = response;
  if (head.status !== undefined) void reply.code(head.status);
  for (const [name, value] of head.headers) void reply.header(name, value);
  const { errors, data, extensions: told } = resultOf(response);
  // Errors first, so that a reader of a long answer meets them.
  return { body: JSON.stringify({ errors, data, extensions: told }), isComplete: errors === undefined };
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
