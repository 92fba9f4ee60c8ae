import { afterEach, beforeEach, expect, test } from 'vitest';
import { aConsentVersion, aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const publicPath = '/api/v1/public/workspaces';
const consentsPath = '/api/v1/secured/workspaces/1/consents';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', publicPath, { body: aPage([aWorkspace()]), headers: { etag: '"w1"' } });
});
afterEach(() => gateway.close());

test('ROLE-06 OP-27 admins read the workspace as everyone does, without a token, and share what is kept of it', async () => {
  const query = '{ workspace { company } }';
  await gateway.ask(query, {}, bearer());
  gateway.on('GET', publicPath, { status: 304 });
  const { data } = await gateway.ask(query);
  expect(data.workspace).toEqual({ company: 'Demo School' });
  expect(gateway.paths()).toEqual([`GET ${publicPath}`, `GET ${publicPath}`]);
  expect(gateway.calls[0]?.headers['authorization']).toBeUndefined();
  expect(gateway.calls[1]?.headers['if-none-match']).toBe('"w1"');
});

test('ROLE-06 what is for admins alone is asked at its secured address with their token, and of nobody else', async () => {
  gateway.on('GET', consentsPath, { body: aPage([aConsentVersion()]) });
  const query = '{ workspace { company consents { nodes { consentId } } } }';
  const { data } = await gateway.ask(query, {}, bearer());
  expect(data.workspace).toEqual({ company: 'Demo School', consents: { nodes: [{ consentId: 1 }] } });
  expect(gateway.calls[1]).toMatchObject({
    path: `${consentsPath}?page=0&size=25`,
    headers: { authorization: 'Bearer access-1' },
  });
  gateway.calls.length = 0;
  const visitor = await gateway.ask(query);
  expect(visitor.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  expect(gateway.paths()).toEqual([`GET ${publicPath}`]);
});
