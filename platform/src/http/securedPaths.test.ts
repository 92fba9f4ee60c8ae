import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const absent = [
  'GET /api/v1/secured/nothing',
  'GET /api/v1/secured',
  'GET /api/v1/%73ecured/nothing?x=1',
  'DELETE /api/v1/secured/usercourses',
  'GET /analytics-api/v1/secured/workspaces/1/nothing',
  'GET /analytics-api/v1/public/nothing',
  'POST /upload-api/v1/secured/workspaces/1/nothing',
];

test.each(absent)('REST-81 OP-101 %s is a 401 without a token, and a 404 with one', async (call) => {
  const [method = '', url = ''] = call.split(' ');
  expect(await server.call(method, url)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  const forged = { headers: { authorization: 'Bearer nonsense' } };
  expect((await server.call(method, url, forged)).status).toBe(401);
  expect(await server.call(method, url, { as: await server.aUser() })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

test.each(['/api/v1/public/nothing', '/nothing', '/api/v1/securednothing', '/api/v1/secured%', '/analytics-apis'])(
  '%s is a 404 for everyone',
  async (url) => {
    expect((await server.call('GET', url)).status).not.toBe(401);
  },
);
