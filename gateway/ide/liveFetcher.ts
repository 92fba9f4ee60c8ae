import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-sse';

const url = '/graphql';
// The header lets the session cookie be used; the Headers pane adds to it.
const headers = { 'apollo-require-preflight': 'true' };
const once = createGraphiQLFetcher({ url, headers });

/** What is asked once, and subscriptions as server-sent events; the library knows those by a WebSocket alone. */
export const liveFetcher: Fetcher = (params, options) => {
  const isLive = options?.documentAST?.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.operation === 'subscription' &&
      (params.operationName == null || definition.name?.value === params.operationName),
  );
  if (isLive !== true) {
    return once(params, options);
  }
  const { query, operationName, variables } = params;
  const client = createClient({ url, headers: { ...headers, ...options?.headers } });
  return client.iterate({
    query,
    ...(operationName == null ? {} : { operationName }),
    ...(variables == null ? {} : { variables: variables as Record<string, unknown> }),
  });
};
