import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCourse, aPage } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const catalogue = '/api/v1/public/courses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', catalogue, { body: aPage([aCourse()]) });
});
afterEach(() => gateway.close());

describe('documents by id', () => {
  test('the web client’s list is known, anything else is 400', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-documents-'));
    const file = join(folder, 'persisted.json');
    // Beyond the limits of other documents: 500 aliases, 1,500 tokens.
    const long = `query Long { ${Array.from({ length: 500 }, (_x, i) => `a${i}: __typename`).join(' ')} }`;
    writeFileSync(file, JSON.stringify({ abc: 'query Named { courses { totalCount } }', long }));
    const persisted = await createTestGateway({ WEB_PERSISTED: file });
    persisted.on('GET', catalogue, { body: aPage([aCourse()]) });
    const send = (payload: object) =>
      persisted.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    for (const name of ['id', 'documentId', 'doc_id']) {
      expect((await send({ [name]: 'abc', variables: {} })).json().data).toEqual({ courses: { totalCount: 1 } });
    }
    expect((await send({ id: 'long' })).statusCode).toBe(200);
    const unknown = await send({ id: 'other' });
    expect([unknown.statusCode, unknown.json().errors[0].extensions.code]).toEqual([400, 'UNKNOWN_DOCUMENT']);
    // The list is read again when someone works on the client.
    writeFileSync(file, JSON.stringify({ other: '{ __typename }' }));
    expect((await send({ id: 'other' })).statusCode).toBe(200);
    await persisted.close();
    rmSync(folder, { recursive: true });
  });

  test.each([[[]], [{}], [{ query: 1 }], [{ query: '{ __typename }', variables: [] }], [{ id: 5 }]])(
    '%j is no request',
    async (payload) => {
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    },
  );
});
