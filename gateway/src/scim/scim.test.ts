import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const path = '/api/v1/secured/workspaces/7/scimtoken';
const createTime = '2030-01-31T09:00:00.000Z';
const state = { hasToken: true, createTime, lastUseTime: null, peopleCount: 3 };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7 })]) });
  gateway.on('GET', path, { body: state });
});
afterEach(() => gateway.close());

const fields = 'scimServer { baseUrl hasToken createTime lastUseTime peopleCount }';

test('BEY-14 how the identity provider is connected, with the address at the host that was called', async () => {
  const { data, errors } = await gateway.ask(`{ workspace { ${fields} } }`, {}, bearer());
  expect(errors).toEqual([]);
  expect(data.workspace.scimServer).toMatchObject(state);
  expect(new URL(data.workspace.scimServer.baseUrl).pathname).toBe('/scim/v2');
  gateway.on('GET', path, { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } });
  const refused = await gateway.ask(`{ workspace { ${fields} } }`, {}, bearer());
  expect(refused.data.workspace).toEqual({ scimServer: null });
  expect(refused.errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

test('BEY-14 a token is made, told once, and no key is sent that its reply would be stored under', async () => {
  gateway.on('POST', path, { status: 201, body: { token: 'secret-of-the-provider', createTime } });
  const { data } = await gateway.ask(
    `mutation { createScimToken(input: { replaces: true }) { token workspace { ${fields} } userErrors { code } } }`,
    {},
    bearer(),
  );
  expect(data.createScimToken).toMatchObject({
    token: 'secret-of-the-provider',
    workspace: { scimServer: { hasToken: true } },
    userErrors: [],
  });
  const call = gateway.calls.find(({ method }) => method === 'POST');
  expect(call?.body).toEqual({ replaces: true });
  expect(call?.headers['idempotency-key']).toBeUndefined();
  gateway.on('POST', path, { status: 409, body: { code: 'CONFLICT', message: 'There is a token already' } });
  const refused = await gateway.ask(
    'mutation { createScimToken(input: {}) { token userErrors { code } } }',
    {},
    bearer(),
  );
  expect(gateway.calls.at(-1)?.body).toEqual({ replaces: false });
  expect(refused.data.createScimToken).toEqual({ token: null, userErrors: [{ code: 'CONFLICT' }] });
});

test('BEY-14 a token is withdrawn, the one that was meant', async () => {
  gateway.on('DELETE', path, { status: 204 });
  const document =
    'mutation($input: DeleteScimTokenInput!) { deleteScimToken(input: $input) { workspace { workspaceId } userErrors { code } } }';
  const { data } = await gateway.ask(document, { input: { createTime } }, bearer());
  expect(data.deleteScimToken).toEqual({ workspace: { workspaceId: 7 }, userErrors: [] });
  const call = gateway.calls.find(({ method }) => method === 'DELETE');
  expect(call?.path).toBe(`${path}?createTime=${createTime}`);
  gateway.on('DELETE', path, { status: 404, body: { code: 'NOT_FOUND', message: 'no' } });
  const refused = await gateway.ask(document, { input: {} }, bearer());
  expect(refused.data.deleteScimToken).toEqual({ workspace: null, userErrors: [{ code: 'NOT_FOUND' }] });
});
