import { HeaderMap, type ApolloServer, type HTTPGraphQLHead } from '@apollo/server';
import type { Context } from '../context.ts';
import { resultOf, type OperationResult } from '../graphql/operationResult.ts';
import { resultBody } from '../graphql/responsePlan/resultBody.ts';
import type { Caller } from './caller.ts';
import type { RequestedOperation } from './requestedOperation.ts';

export interface RanOperation {
  readonly body: string | Buffer;
  /** Status and headers that belong to it. */
  readonly head: Pick<HTTPGraphQLHead, 'status' | 'headers'>;
  /** Without an error. */
  readonly isComplete: boolean;
}

/** Has the server run an operation. */
export async function runOperation(
  server: ApolloServer<Context>,
  request: Caller,
  asked: RequestedOperation,
  contextValue: Context,
): Promise<RanOperation> {
  const { result, head } = await executeRequested(server, request, asked, contextValue);
  const { errors, data, extensions: told } = result;
  // Errors first, so that a reader of a long answer meets them.
  return {
    body: resultBody({ errors, data, extensions: told }),
    head,
    isComplete: errors === undefined,
  };
}

/** The same, with the result as it is. */
export async function executeRequested(
  server: ApolloServer<Context>,
  request: Caller,
  { query, variables, operationName, extensions }: RequestedOperation,
  contextValue: Context,
): Promise<{ readonly result: OperationResult; readonly head: RanOperation['head'] }> {
  const http = { method: request.method, headers: headersOf(request), search: searchOf(request), body: request.body };
  const asked = { query, variables, operationName, extensions, http };
  const response = await server.executeOperation(asked, { contextValue });
  return { result: resultOf(response), head: response.http };
}

function headersOf({ headers }: Caller): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

const searchOf = ({ url }: Caller): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
