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

  test('OP-01 a path is the same with and without a slash at its end', async () => {
    const as = await server.aUser({ roleAdmin: true });
    for (const path of ['/api/v1/secured/users/me', '/api/v1/public/courses', '/api/v1/secured/workspaces/1/files']) {
      const [plain, slashed] = [await server.call('GET', path, { as }), await server.call('GET', `${path}/`, { as })];
      expect(plain.status).toBe(200);
      expect([slashed.status, slashed.body]).toEqual([plain.status, plain.body]);
    }
  });

  test('what the database cannot store is taken out of a body, and refused in a query', async () => {
    const user = await server.aUser();
    const changed = await server.call('PATCH', '/api/v1/secured/users/me', { as: user, body: { name: 'a\u0000b' } });
    expect(changed).toMatchObject({ status: 200, body: { name: 'ab' } });
    const listed = await server.call('GET', '/api/v1/public/courses?q=name==a%00b');
    expect(listed).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  });

  test('a body that is nested too deep is refused, whatever the route', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const reply = await server.call('POST', '/api/v1/secured/usercourses', {
      as: await server.aUser(),
      body: `{"courseId":${deep}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID', message: 'The body is nested too deep.' } });
  });
});
