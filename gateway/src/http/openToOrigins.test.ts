import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const foreign = { origin: 'https://tool.test', 'sec-fetch-site': 'cross-site' };

describe('BEY-22 scripts of other origins', () => {
  test.each([
    ['/graphql', 'GET, POST'],
    ['/upload-api/v1/secured/files', 'POST, PUT'],
    ['/api/v1/secured/workspaces/1/usersaccess.csv', 'GET'],
    ['/analytics-api/v1/secured/facts.csv', 'GET'],
  ])('may send to %s what tools add, and never credentials', async (url, methods) => {
    const { statusCode, headers } = await gateway.app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...foreign, 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-methods': methods });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const allowed = String(headers['access-control-allow-headers']).split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'idempotency-key',
        'apollographql-client-name',
        'apollographql-client-version',
        'graphql-client-name',
        'graphql-client-version',
        'x-apollo-operation-name',
        'traceparent',
        'tracestate',
        'baggage',
      ]),
    );
  });

  test('read a CSV with its name by a token of their own, and nothing by the session of the browser', async () => {
    const url = '/api/v1/secured/workspaces/1/usersaccess.csv';
    gateway.on('GET', url, { body: 'a,b', headers: { 'content-disposition': 'attachment; filename="people.csv"' } });
    const read = await gateway.app.inject({ url, headers: { ...foreign, ...bearer() } });
    expect([read.statusCode, read.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(read.headers['access-control-expose-headers']).toContain('content-disposition');
    const before = gateway.calls.length;
    const refused = await gateway.app.inject({ url, headers: { ...foreign, cookie: 'tokens=x' } });
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, '*']);
    expect(gateway.calls.length).toBe(before);
  });

  test.each(['/', '/api/v1/public/certificates/u/pdf', '/static/media/a.webp', '/metrics'])(
    '%s is as closed to them as before',
    async (url) => {
      const { headers } = await gateway.app.inject({ url, headers: foreign });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
