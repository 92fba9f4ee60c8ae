import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './testing/testApp.ts';

describe('the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  test('answers to health checks', async () => {
    expect((await server.call('GET', '/livez')).status).toBe(200);
    expect((await server.call('GET', '/readyz')).body).toEqual({ status: 'ok' });
    expect((await server.call('GET', '/metrics')).body).toContain('lectern_platform_request_duration_seconds');
  });

  test('OP-08 a path that nothing serves is a 404 with code, message and request id', async () => {
    const reply = await server.call('GET', '/api/v1/public/nothing', { headers: { 'x-request-id': 'abc-1' } });
    expect(reply.status).toBe(404);
    expect(reply.body).toMatchObject({ code: 'NOT_FOUND', params: {}, requestId: 'abc-1' });
  });
});
