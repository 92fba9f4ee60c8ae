import { describe, expect, test } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { clientOf, createClientLabels } from './clientAwareness.ts';

describe('BEY-22 the program that asks', () => {
  test.each([
    [{}, undefined],
    [{ 'apollographql-client-name': 'reports' }, { name: 'reports', version: '' }],
    [
      { 'apollographql-client-name': 'reports', 'apollographql-client-version': '1.2' },
      { name: 'reports', version: '1.2' },
    ],
    [
      { 'graphql-client-name': 'reports', 'graphql-client-version': '1.2' },
      { name: 'reports', version: '1.2' },
    ],
    [{ 'apollographql-client-version': '1.2' }, undefined],
    [{ 'graphql-client-name': 'x'.repeat(1_000) }, { name: 'x'.repeat(64), version: '' }],
    [{ 'graphql-client-name': 'a\nb' }, undefined],
    [{ 'graphql-client-name': ' ' }, undefined],
    [{ 'graphql-client-name': 'Käse' }, undefined],
  ])('%j names %j', (headers, client) => {
    expect(clientOf(headers)).toEqual(client);
  });

  test('has a label of its own while there are few: names that are made up fill no memory', () => {
    const labelOf = createClientLabels(2);
    const client = (version: string) => ({ name: 'reports', version });
    expect([labelOf(client('1')), labelOf(client('2'))]).toEqual([client('1'), client('2')]);
    expect(labelOf(client('3'))).toEqual({ name: 'other', version: 'other' });
    expect(labelOf(client('1'))).toEqual(client('1'));
    expect(labelOf(undefined)).toEqual({ name: 'unnamed', version: '' });
  });

  test('stands in the log line and in the metrics', async () => {
    const gateway: TestGateway = await createTestGateway({ LOG_LEVEL: 'info' });
    const named = { 'apollographql-client-name': 'reports', 'apollographql-client-version': '1.2' };
    await gateway.ask('{ __typename }', {}, named);
    await gateway.ask('{ __typename }');
    const { body } = await gateway.app.inject({ url: '/metrics' });
    expect(body).toContain('gateway_client_operations_total{client="reports",version="1.2"} 1');
    expect(body).toContain('gateway_client_operations_total{client="unnamed",version=""} 1');
    const lines = gateway.logs.map((line) => JSON.parse(line) as { path?: string; client?: unknown });
    expect(lines.filter(({ path }) => path === '/graphql').map(({ client }) => client)).toEqual([
      { name: 'reports', version: '1.2' },
      undefined,
    ]);
    await gateway.close();
  });
});
