import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const trialHost = '0b8f3c5e-2f3a-4c7e-9a51-0d6f1b2c3d4e.demo.test';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

describe('the workspace', () => {
  test('REST-38 REST-50 WS-01 WS-03 WS-04 WS-13 GW-29 GW-30 GW-34 is found by the host, with its profile', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ hostname: 'acme.localhost' })]) });
    gateway.on('GET', '/static/workspaces/acme_localhost/profile.json', {
      body: {
        name: 'acme_localhost',
        title: 'Acme',
        theme: { primary: '#123456', error: 'red' },
        hide: ['darkModeToggle', 'x'],
        lang: 'uk',
        gtm: { gtmTrackingId: 'G' },
        socials: [{ type: 'LinkedIn', url: 'https://l' }],
      },
    });
    const { data } = await gateway.ask(
      '{ workspace { workspaceId activeConsent { consentId } trial { daysLeft } profile { name title company hiddenParts language gtmTrackingId socials { type } theme { primary error success } } } }',
    );
    expect(data.workspace).toEqual({
      workspaceId: 1,
      activeConsent: { consentId: 1 },
      trial: null,
      profile: {
        name: 'acme_localhost',
        title: 'Acme',
        company: 'Demo School',
        hiddenParts: ['DARK_MODE_TOGGLE'],
        language: 'UK',
        gtmTrackingId: 'G',
        socials: [{ type: 'linkedin' }],
        theme: { primary: '#123456', error: '#c71618', success: '#4CAF50' },
      },
    });
  });

  test.each([
    ['WS-14', { status: 500 }],
    ['WS-03', { body: { name: 'other_host', title: 'Other' } }],
  ])('%s a profile that fails or belongs to another host leaves the defaults', async (_id, reply) => {
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
    gateway.on('GET', '/static/workspaces/localhost/profile.json', reply);
    const { data, errors } = await gateway.ask('{ workspace { profile { name title theme { secondary } } } }');
    expect(errors).toEqual([]);
    expect(data.workspace.profile).toEqual({ name: 'localhost', title: null, theme: { secondary: '#e95542' } });
  });

  test('OP-56 a host that serves none has no workspace', async () => {
    expect((await gateway.ask('{ workspace { workspaceId } }')).data.workspace).toBeNull();
  });

  test('TRIAL-02 TRIAL-03 LIM-05 counts the days of a trial host down to 0, again each day', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ hostname: trialHost, trial: true, createdTime: '2030-05-30T12:00:00.000Z' })]),
    });
    const trial = async () =>
      (await gateway.ask('{ workspace { trial { daysLeft expired } } }')).data.workspace.trial as object;
    expect(await trial()).toEqual({ daysLeft: 28, expired: false });
    gateway.clock.advance(27 * 86_400_000);
    expect(await trial()).toEqual({ daysLeft: 1, expired: false });
    gateway.clock.advance(50 * 86_400_000);
    expect(await trial()).toEqual({ daysLeft: 0, expired: true });
  });

  test('OP-191 whom to ask for a longer trial is what the platform says', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ hostname: trialHost, trial: true, trialContact: 'mailto:help@lectern.test' })]),
    });
    const { data } = await gateway.ask('{ workspace { trial { contactUrl } } }');
    expect(data.workspace.trial).toEqual({ contactUrl: 'mailto:help@lectern.test' });
  });

  test('OP-190 the first steps of a trial are read and hidden by one call each', async () => {
    const steps = { courseDone: true, lookDone: false, peopleDone: false, termsDone: false, hidden: false };
    gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ id: 7, trial: true })]) });
    gateway.on('GET', '/api/v1/secured/workspaces/7/setup', { body: steps });
    const selection = 'setup { courseDone lookDone peopleDone termsDone hidden }';
    const read = await gateway.ask(`{ workspace { ${selection} } }`, {}, bearer());
    expect(read.data.workspace.setup).toEqual(steps);
    gateway.on('PUT', '/api/v1/secured/workspaces/7/setup', { body: { ...steps, hidden: true } });
    const before = gateway.calls.length;
    const hidden = await gateway.ask(
      `mutation { hideSetup(input: { hidden: true }) { workspace { ${selection} } userErrors { code } } }`,
      {},
      bearer(),
    );
    expect(hidden.data.hideSetup).toEqual({ workspace: { setup: { ...steps, hidden: true } }, userErrors: [] });
    expect(gateway.calls.slice(before).filter(({ path }) => path.endsWith('/setup'))).toMatchObject([
      { method: 'PUT', body: { hidden: true } },
    ]);
    gateway.on('GET', '/api/v1/secured/workspaces/7/setup', {
      status: 403,
      body: { code: 'FORBIDDEN', message: 'no' },
    });
    const refused = await gateway.ask(`{ workspace { ${selection} } }`, {}, bearer());
    expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  test('OP-48 whether a workspace is on trial is what the platform says, whatever its host', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ hostname: trialHost, trial: false, createdTime: '2020-05-30T12:00:00.000Z' })]),
    });
    const { data } = await gateway.ask('{ workspace { hostname trial { expired } } }');
    expect(data.workspace).toEqual({ hostname: trialHost, trial: null });
  });

  test('REST-14 REST-37 countries and consents', async () => {
    gateway.on('GET', '/api/v1/public/country', { body: [{ code: 'DE', name: 'Germany' }] });
    gateway.on('POST', '/api/v1/secured/consents/1/users', { status: 204 });
    expect((await gateway.ask('{ countries { code name } }')).data.countries).toEqual([
      { code: 'DE', name: 'Germany' },
    ]);
    const { data } = await gateway.ask(
      'mutation { acceptConsent(input: {}) { accepted userErrors { code } } }',
      {},
      bearer(),
    );
    expect(data.acceptConsent).toEqual({ accepted: true, userErrors: [] });
  });
});
