import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrowser, mePath, welcomeEveryone, type Browser } from '../testing/browser.ts';
import { aPage, aUser, aWorkspace } from '../testing/builders.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const host = '0b8f3c5e-2f3a-4c7e-9a51-0d6f1b2c3d4e.localhost';
const signIn = `mutation { signIn(input: { username: "a@b.c", password: "x" }) {
  viewer { user { roles } } createdWorkspace { hostname trial { daysLeft } } registered userErrors { code } } }`;
const workspaces = '/api/v1/secured/workspaces';
const trial = aWorkspace({ hostname: host, activeConsent: null, trial: true, createdTime: '2030-06-01T12:00:00.000Z' });

let gateway: TestGateway;
let browser: Browser;
/** Whether the workspace is there already. */
let isReal: boolean;

beforeEach(async () => {
  gateway = await createTestGateway();
  browser = createBrowser(gateway, host);
  isReal = false;
  welcomeEveryone(gateway);
  gateway.on('GET', '/api/v1/public/workspaces', () => ({ body: aPage(isReal ? [trial] : []) }));
  gateway.on('GET', mePath, () => ({ body: aUser({ roles: isReal ? ['ROLE_ADMIN'] : [] }) }));
  gateway.on('POST', workspaces, () => {
    const status = isReal ? 200 : 201;
    isReal = true;
    return { status, body: trial };
  });
});
afterEach(() => gateway.close());

describe('signing in at the host of a trial', () => {
  test('AUTH-10 REST-40 OP-48 makes the workspace instead of loading it, before the roles in it are read', async () => {
    const { data } = await browser.ask(signIn);
    expect(data.signIn).toEqual({
      viewer: { user: { roles: ['ROLE_ADMIN'] } },
      createdWorkspace: { hostname: host, trial: { daysLeft: 30 } },
      registered: false,
      userErrors: [],
    });
    // GW-34: without a consent of its own, the first one is meant.
    expect(gateway.paths()).toEqual([
      'POST /oauth/token',
      `POST ${workspaces}`,
      `GET ${mePath}?include=address,phone,latestUserCourseGamification,avatarFrame`,
      'POST /api/v1/secured/consents/1/users',
    ]);
    expect(gateway.calls[1]).toMatchObject({ body: '', headers: { 'x-forwarded-host': host } });
    expect(gateway.calls[1]?.headers['content-type']).toBeUndefined();
  });

  test('AUTH-10 the second sign-in makes none', async () => {
    await browser.ask(signIn);
    expect((await browser.ask(signIn)).data.signIn.createdWorkspace).toBeNull();
  });

  test.each([429, 403, 503])('a trial that cannot be made keeps nobody out: %d', async (status) => {
    gateway.on('POST', workspaces, { status });
    const { data } = await browser.ask(signIn);
    expect(data.signIn).toMatchObject({ viewer: { user: { roles: [] } }, createdWorkspace: null, userErrors: [] });
  });

  test('AUTH-02 AUTH-10 registering makes account and workspace', async () => {
    gateway.on('POST', '/api/v1/public/users', { status: 201, body: aUser() });
    const { data } = await browser.ask(
      `mutation { register(input: { username: "a@b.c", password: "lectern-demo", name: "N", consent: true }) {
        createdWorkspace { hostname } registered } }`,
    );
    expect(data.register).toEqual({ createdWorkspace: { hostname: host }, registered: true });
  });
});

test('AUTH-10 at any other host nothing is made', async () => {
  const { data } = await createBrowser(gateway).ask(signIn);
  expect(data.signIn).toMatchObject({ createdWorkspace: null, registered: false });
  expect(gateway.paths()).not.toContain(`POST ${workspaces}`);
});

describe('what a host offers', () => {
  const offer = '{ trialOffer { days } workspace { hostname } }';

  test('TRIAL-02 OP-48 a UUID host without a workspace offers a trial of 30 days, in one call', async () => {
    expect((await browser.ask(offer)).data).toEqual({ trialOffer: { days: 30 }, workspace: null });
    expect(gateway.calls).toHaveLength(1);
  });

  test('OP-48 one with a workspace offers none, nor does any other host', async () => {
    isReal = true;
    expect((await browser.ask(offer)).data).toEqual({ trialOffer: null, workspace: { hostname: host } });
    isReal = false;
    gateway.on('GET', '/api/v1/public/workspaces', { status: 404 });
    expect(
      (await browser.ask(offer, {}, { host: host.replace('localhost', 'elsewhere.test') })).data.trialOffer,
    ).toBeNull();
    for (const other of ['localhost', `x${host}`, '0b8f3c5e-2f3a-4c7e-9a51.localhost']) {
      expect((await browser.ask(offer, {}, { host: other })).data.trialOffer).toBeNull();
    }
  });
});
