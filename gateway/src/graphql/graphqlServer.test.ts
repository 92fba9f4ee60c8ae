import { HeaderMap, type ApolloServer } from '@apollo/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.ts';
import { createSchema } from '../schema.ts';
import { aContext } from '../testing/aContext.ts';
import { createGraphqlServer } from './graphqlServer.ts';
import { resultOf } from './operationResult.ts';
import { createPersistedList } from './persistedList.ts';

let server: ApolloServer<Context>;
beforeAll(async () => {
  // What an operator's environment says to tools of Apollo does not count here.
  vi.stubEnv('APOLLO_KEY', 'service:x:y');
  vi.stubEnv('APOLLO_GRAPH_REF', 'x@current');
  const schema = createSchema();
  const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger;
  server = createGraphqlServer({
    schema,
    list: createPersistedList({ schema, file: '/nonexistent', watch: false }),
    log,
  });
  await server.start();
});
afterAll(async () => {
  await server.stop();
  vi.unstubAllEnvs();
});

const http = (method: string, accept?: string) => ({
  method,
  headers: new HeaderMap(accept === undefined ? [] : [['accept', accept]]),
  search: '',
  body: undefined,
});

const cost = { limit: 10_000, requested: 0, actual: 0, callLimit: 100, calls: 0 };

describe('Apollo Server with the plugins of the gateway', () => {
  test('runs an operation: named for the log, its cost told, cookies written', async () => {
    const { contextValue, told } = aContext();
    const response = await server.executeOperation({ query: 'query Ask { __typename }' }, { contextValue });
    const { data, errors, extensions } = resultOf(response);
    expect([{ ...data }, errors, extensions]).toEqual([{ __typename: 'Query' }, undefined, { cost }]);
    expect([response.http.status, told]).toEqual([undefined, ['begin query Ask', 'cookies']]);
  });

  test.each([
    ['{', 'GRAPHQL_PARSE_FAILED'],
    ['{ nonsense }', 'GRAPHQL_VALIDATION_FAILED'],
    ['subscription { x }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query($n: Int!) { courses(first: $n) { totalCount } }', 'BAD_USER_INPUT'],
    ['', 'BAD_USER_INPUT'],
  ])('%j does not run: 400 on the wire and in the answer, with the id of the request', async (query, code) => {
    const { contextValue, logged } = aContext();
    const response = await server.executeOperation({ query }, { contextValue });
    const { data, errors } = resultOf(response);
    expect([response.http.status, data]).toEqual([400, undefined]);
    expect(errors?.[0]?.extensions).toEqual({ code, status: 400, requestId: 'request-1' });
    expect(logged).toEqual([]);
  });

  test('who asks for too much is counted, whichever limit it is', async () => {
    const fields = (count: number, field: string): string => `{ ${field.repeat(count)} }`;
    for (const query of [
      fields(3_001, 'id '),
      fields(1_001, '__typename '),
      '{ courses(first: 9999) { nodes { tags { id } } } }',
    ]) {
      const { contextValue, told } = aContext();
      const response = await server.executeOperation({ query }, { contextValue });
      expect(resultOf(response).errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', status: 400 });
      expect(told).toContain('refused');
    }
  });

  test('OP-13 a fault is masked and logged', async () => {
    const use = () => {
      throw new Error('a secret of the database');
    };
    const rest = { trace: { calls: 0, mostCalls: 100 }, getPublic: use };
    const { contextValue, logged } = aContext({ use, rest: rest as unknown as Context['rest'] });
    const response = await server.executeOperation({ query: '{ courses { totalCount } }' }, { contextValue });
    const { errors } = resultOf(response);
    expect(errors?.[0]).toMatchObject({
      message: 'Unknown error occurred',
      extensions: { code: 'INTERNAL', status: 500 },
    });
    expect(JSON.stringify(response)).not.toContain('secret');
    expect(logged).toHaveLength(1);
  });

  test('GW-06 a tool gets its renewed tokens beside the data', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    const session = { outcome: { kind: 'renewed', by: 'extensions', tokens }, source: 'bearer' };
    const { contextValue } = aContext({ session: session as unknown as Context['session'] });
    const response = await server.executeOperation({ query: '{ __typename }' }, { contextValue });
    expect(resultOf(response).extensions).toEqual({ cost, tokens });
  });

  test('a mutation by GET is 405 and says which method there is', async () => {
    const { contextValue } = aContext();
    const query = 'mutation { signOut(input: {}) { signedOut } }';
    const response = await server.executeOperation({ query, http: http('GET') }, { contextValue });
    expect([response.http.status, response.http.headers.get('allow')]).toEqual([405, 'POST']);
    expect(resultOf(response).errors?.[0]?.extensions).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 });
  });

  test('who asks for plain JSON gets 200 for what does not fit, and what the plugins refuse as it is', async () => {
    const statusOf = async (query: string) => {
      const { contextValue } = aContext();
      return (await server.executeOperation({ query, http: http('POST', 'application/json') }, { contextValue })).http
        .status;
    };
    expect([await statusOf('{ nonsense }'), await statusOf(`{ ${'id '.repeat(3_001)} }`)]).toEqual([200, 400]);
  });
});
