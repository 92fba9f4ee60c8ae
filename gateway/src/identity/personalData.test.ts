import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowser, mePath, welcomeEveryone } from '../testing/browser.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const ofPerson = '/api/v1/secured/workspaces/1/users/1300';
const exportIt =
  'mutation($i: ExportPersonalDataInput!) { exportPersonalData(input: $i) { data userErrors { code } } }';
const erase =
  'mutation($i: ErasePersonalDataInput!) { erasePersonalData(input: $i) { erased userErrors { code field } } }';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  welcomeEveryone(gateway);
});
afterEach(() => gateway.close());

test('the viewer exports what is stored about them, in one call', async () => {
  const stored = { account: { username: 'mara@demo.test' }, answers: [1, 2] };
  gateway.on('GET', `${mePath}/personaldata`, { body: stored });
  const { data } = await gateway.ask(exportIt, { i: {} }, bearer());
  expect(data.exportPersonalData).toEqual({ data: stored, userErrors: [] });
  expect(gateway.paths()).toEqual([`GET ${mePath}/personaldata`]);
});

test('WS-23 an admin exports and erases anyone of the own workspace; for others it is the platform that refuses', async () => {
  gateway.on('GET', `${ofPerson}/personaldata`, { body: {} });
  gateway.on('DELETE', ofPerson, { status: 403, body: { code: 'FORBIDDEN', message: 'You may not do this' } });
  expect((await gateway.ask(exportIt, { i: { userId: 1300 } }, bearer())).data.exportPersonalData.data).toEqual({});
  const { data, response } = await gateway.ask(erase, { i: { userId: 1300, confirmUsername: 'x@y' } }, bearer());
  expect(data.erasePersonalData).toEqual({ erased: null, userErrors: [{ code: 'FORBIDDEN', field: null }] });
  expect(response.cookies).toEqual([]);
});

test('an admin who erases someone else stays signed in', async () => {
  const browser = createBrowser(gateway);
  await browser.ask('mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }');
  gateway.on('DELETE', ofPerson, { status: 204 });
  const { data } = await browser.ask(erase, { i: { userId: 1300, confirmUsername: 'x@y.z' } });
  expect(data.erasePersonalData).toEqual({ erased: true, userErrors: [] });
  expect(browser.cookies.has('tokens')).toBe(true);
});

test('anyone who erases themselves types their address and is signed out', async () => {
  const browser = createBrowser(gateway);
  await browser.ask('mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }');
  expect(browser.cookies.has('tokens')).toBe(true);
  gateway.on('DELETE', mePath, { status: 204 });
  const { data } = await browser.ask(erase, { i: { confirmUsername: ' mara@demo.test ' } });
  expect(data.erasePersonalData).toEqual({ erased: true, userErrors: [] });
  expect(gateway.calls.at(-1)).toMatchObject({ path: mePath, body: { confirmUsername: 'mara@demo.test' } });
  expect(browser.cookies.size).toBe(0);
});

test('SET-01 the password goes along as the proof, and a wrong one is told at its field', async () => {
  gateway.on('DELETE', mePath, {
    status: 400,
    body: { code: 1004, message: 'Wrong credentials', errors: [{ field: 'password', message: 'is wrong' }] },
  });
  const { data } = await gateway.ask(erase, { i: { confirmUsername: 'm@d.t', password: ' a b ' } }, bearer());
  expect(data.erasePersonalData).toEqual({ erased: null, userErrors: [{ code: '1004', field: 'password' }] });
  expect(gateway.calls.at(-1)?.body).toEqual({ confirmUsername: 'm@d.t', password: ' a b ' });
});

test.each([
  [409, { code: 'CONFLICT', message: 'You are the last admin' }, { code: 'CONFLICT', field: null }],
  [
    400,
    { code: 'INVALID', message: 'no', errors: [{ field: 'confirmUsername', message: 'is another' }] },
    { code: 'INVALID', field: 'confirmUsername' },
  ],
])('a refused erasure signs nobody out: %d', async (status, body, userError) => {
  const browser = createBrowser(gateway);
  await browser.ask('mutation { signIn(input: { username: "a@b.c", password: "x" }) { registered } }');
  gateway.on('DELETE', mePath, { status, body });
  const { data } = await browser.ask(erase, { i: { confirmUsername: 'x' } });
  expect(data.erasePersonalData).toEqual({ erased: null, userErrors: [userError] });
  expect(browser.cookies.has('tokens')).toBe(true);
});
