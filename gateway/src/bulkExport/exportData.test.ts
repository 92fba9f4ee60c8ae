import { afterEach, beforeEach, expect, test } from 'vitest';
import { aJob, aPage, aWorkspace } from '../testing/builders.ts';
import { welcomeOnePerson } from '../testing/onePerson.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const result = { rows: 12, bytes: 345, expireTime: '2030-02-07T09:00:00.000Z' };

test('BEY-44 OP-310 an export is ordered, and its job leads to the file', async () => {
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
  gateway.on('POST', '/api/v1/secured/workspaces/7/exports', {
    status: 202,
    body: aJob({ kind: 'export', exported: 'USER_COURSES', state: 'DONE', result }),
  });
  const { data, errors } = await gateway.ask(
    `mutation { exportData(input: { kind: USER_COURSES, updatedSince: "2030-01-30T10:00:00+01:00", idempotencyKey: "k" }) {
      job { kind exported result { url rowCount bytes expireTime } } userErrors { code } } }`,
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.exportData).toEqual({
    job: {
      kind: 'EXPORT',
      exported: 'USER_COURSES',
      result: {
        url: expect.stringMatching(/\/api\/v1\/secured\/jobs\/1201\/result\.jsonl\.gz$/),
        rowCount: 12,
        bytes: 345,
        expireTime: result.expireTime,
      },
    },
    userErrors: [],
  });
  expect(gateway.calls.at(-1)?.body).toEqual({ kind: 'USER_COURSES', updatedSince: '2030-01-30T09:00:00.000Z' });
});

test('OP-310 what an export of a later platform is of is not named', async () => {
  gateway.on('GET', '/api/v1/secured/jobs/1201', { body: aJob({ kind: 'export', exported: 'toString' }) });
  const { data, errors } = await gateway.ask('{ job(id: "1201") { kind exported } }', {}, bearer());
  expect(errors).toEqual([]);
  expect(data.job).toEqual({ kind: 'EXPORT', exported: null });
});

test('OP-310 the file of an export passes through with the session', async () => {
  const person = welcomeOnePerson(gateway);
  const path = '/api/v1/secured/jobs/1201/result.jsonl.gz';
  gateway.on('GET', path, ({ headers }) =>
    headers['authorization'] === `Bearer ${person.validToken}`
      ? { body: 'packed', headers: { 'content-type': 'application/gzip' } }
      : { status: 401, body: { code: 'UNAUTHENTICATED' } },
  );
  const ask = (headers: Record<string, string>) =>
    gateway.app.inject({ url: path, headers: { host: 'localhost', ...headers } });
  const reply = await ask({ cookie: await person.signIn() });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/gzip');
  expect((await ask({})).statusCode).toBe(401);
});
