import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aPage, aWorkspace } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const profilePath = '/static/workspaces/localhost/profile.json';
const publicWorkspaces = 'GET /api/v1/public/workspaces';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
});
afterEach(() => gateway.close());

/** A whole profile as the platform spells it … */
const wire = {
  name: 'localhost',
  title: 'Acme',
  disclaimer: '<p>Ours</p>',
  company: 'Acme Ltd',
  companyUrl: 'https://acme.test',
  socials: [{ type: 'linkedin', url: 'https://l.test' }],
  footerLogoIsLink: true,
  copyrightIsLink: true,
  privacy: 'https://acme.test/privacy',
  content: 'https://acme.test/content',
  tac: 'https://acme.test/tac',
  headerLogo: '/static/media/h.svg',
  footerLogo: '/static/media/f.svg',
  favicon: '/static/media/i.svg',
  theme: { primary: '#111111', secondary: '#222222', error: '#333333', success: '#444444', warning: '#555555' },
  lang: 'de',
  i18n: { de: { 'nav.home': 'Start' } },
  hide: ['languageChooser', 'darkModeToggle'],
  style: { buttons: { color: 'red' }, actionButtons: { borderRadius: '4px' }, indicationButtons: { color: 'blue' } },
  gamificationFrames: ['/static/media/frame.svg'],
  gtm: { gtmTrackingId: 'GTM-ABC' },
  googleAnalyticsTrackingId: 'G-ABC',
  remoteComponents: true,
  feedbackFormEnabled: true,
  feedbackFormId: 'form-1',
  marketplace: true,
};

/** … and as the schema does. */
const { name, gtm: _gtm, privacy, content, tac, lang: _l, i18n: _i, hide: _h, gamificationFrames: _f, ...rest } = wire;
const { headerLogo: _header, footerLogo: _footer, favicon: _icon, ...same } = rest;
const fields = {
  ...same,
  privacyUrl: privacy,
  contentUrl: content,
  termsUrl: tac,
  headerLogoUrl: 'http://localhost/static/media/h.svg',
  footerLogoUrl: 'http://localhost/static/media/f.svg',
  faviconUrl: 'http://localhost/static/media/i.svg',
  language: 'DE',
  texts: [{ language: 'DE', key: 'nav.home', text: 'Start' }],
  hiddenParts: ['LANGUAGE_CHOOSER', 'DARK_MODE_TOGGLE'],
  style: {
    buttons: [{ property: 'color', value: 'red' }],
    actionButtons: [{ property: 'borderRadius', value: '4px' }],
    indicationButtons: [{ property: 'color', value: 'blue' }],
  },
  avatarFrames: ['http://localhost/static/media/frame.svg'],
  gtmTrackingId: 'GTM-ABC',
};

const selection = `name title disclaimer company companyUrl socials { type url } footerLogoIsLink copyrightIsLink privacyUrl contentUrl termsUrl
  headerLogoUrl footerLogoUrl faviconUrl theme { primary secondary error success warning } language texts { language key text } hiddenParts
  style { buttons { ...P } actionButtons { ...P } indicationButtons { ...P } } avatarFrames gtmTrackingId googleAnalyticsTrackingId
  remoteComponents feedbackFormEnabled feedbackFormId marketplace version`;
const styleFragment = 'fragment P on StyleProperty { property value }';

describe('read', () => {
  test('WS-02 WS-13 GW-30 REST-50 every key comes through, with its version', async () => {
    gateway.on('GET', profilePath, { body: wire, headers: { etag: '"v1"' } });
    const { data } = await gateway.ask(`{ workspace { profile { ${selection} } } } ${styleFragment}`);
    expect(data.workspace.profile).toEqual({ ...fields, name, version: '"v1"' });
    expect(gateway.calls).toHaveLength(2);
    // Shared by all: revalidated, never read twice.
    await gateway.ask(`{ workspace { profile { ${selection} } } } ${styleFragment}`);
    expect(gateway.calls.at(-1)?.headers['if-none-match']).toBe('"v1"');
  });

  test('GW-29 INTG-10 WS-01 WS-23 what a workspace says of itself', async () => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([
        aWorkspace({
          id: 7,
          coverImage: '/c',
          activeConsent: { id: 12, url: '/consent' },
          publicIntegrations: [{ '@type': 'OAUTH2', clientId: 'our-client' }],
          externalSignIns: [
            { realm: 'custom-oauth2', label: 'Acme ID' },
            { realm: 'google', label: 'Google' },
          ],
        }),
      ]),
    });
    const { data } = await gateway.ask(
      `{ workspace { workspaceId hostname company color coverImageUrl createTime maxVideoBytes embedHosts activeConsent { consentId url } consent { consentId } publicIntegrations { type clientId }
        externalSignIns { realm label } files { template } } }`,
    );
    expect(data.workspace).toEqual({
      workspaceId: 7,
      hostname: 'localhost',
      company: 'Demo School',
      color: '#006fb8',
      coverImageUrl: 'http://localhost/c',
      createTime: '2030-01-31T09:00:00.000Z',
      activeConsent: { consentId: 12, url: 'http://localhost/consent' },
      consent: { consentId: 12 },
      maxVideoBytes: 209_715_200,
      embedHosts: ['miro.com'],
      publicIntegrations: [{ type: 'OAUTH2', clientId: 'our-client' }],
      externalSignIns: [
        { realm: 'CUSTOM_OAUTH2', label: 'Acme ID' },
        { realm: 'GOOGLE', label: 'Google' },
      ],
      files: null,
    });
    expect(gateway.calls).toHaveLength(1);
  });

  test.each([
    ['WS-14', 'cannot be read', { status: 500 }],
    ['WS-14', 'is absent', { status: 404 }],
    ['WS-14', 'is no JSON', {}],
    ['WS-14', 'is no object', { body: ['x'] }],
    ['WS-03 WS-04', 'is of another host', { body: { ...wire, name: 'acme_localhost' }, headers: { etag: '"other"' } }],
  ])('%s one that %s leaves the defaults, and is nothing to save over', async (_ids, _what, reply) => {
    gateway.on('GET', profilePath, reply);
    const { data, errors } = await gateway.ask(`{ workspace { profile { ${selection} } } } ${styleFragment}`);
    expect(errors).toEqual([]);
    expect(data.workspace.profile).toMatchObject({
      name: 'localhost',
      title: null,
      company: 'Demo School',
      theme: { primary: '#006fb8', secondary: '#e95542' },
      hiddenParts: [],
      texts: [],
      socials: [],
      remoteComponents: false,
      marketplace: false,
    });
    expect(data.workspace.profile.version).not.toBe('"other"');
  });

  test.each([
    [{}, { company: 'Workspace Ltd', primary: '#123456' }],
    [
      { company: '', theme: { primary: 'red' } },
      { company: 'Workspace Ltd', primary: '#123456' },
    ],
    [
      { company: 'Profile Ltd', theme: { primary: '#654321' } },
      { company: 'Profile Ltd', primary: '#654321' },
    ],
  ])('OP-28 company and colour of the workspace stand in where the profile %j is silent', async (profile, shown) => {
    gateway.on('GET', '/api/v1/public/workspaces', {
      body: aPage([aWorkspace({ company: 'Workspace Ltd', color: '#123456', coverImage: '/c.webp' })]),
    });
    gateway.on('GET', profilePath, { body: profile });
    const { data } = await gateway.ask('{ workspace { coverImageUrl profile { company theme { primary } } } }');
    const { company, theme } = data.workspace.profile;
    expect({ company, primary: theme.primary }).toEqual(shown);
    expect(data.workspace.coverImageUrl).toBe('http://localhost/c.webp');
  });

  test.each([
    [null, null],
    ['/c.webp', 'http://localhost/c.webp'],
    ['https://pictures.test/c.webp', 'https://pictures.test/c.webp'],
  ])(
    'OP-28 coverImage %s of the workspace is its own picture, and stands in for none of the profile',
    async (coverImage, url) => {
      gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace({ coverImage })]) });
      gateway.on('GET', profilePath, { body: {} });
      const { data } = await gateway.ask(
        '{ workspace { coverImageUrl profile { headerLogoUrl footerLogoUrl faviconUrl avatarFrames } } }',
      );
      const { coverImageUrl, profile } = data.workspace;
      expect(coverImageUrl).toBe(url);
      expect(JSON.stringify(profile)).not.toContain('c.webp');
    },
  );

  test.each([{ status: 500 }, {}])('WS-14 a failure is not kept for others: %j', async (failure) => {
    gateway.on('GET', profilePath, failure);
    await gateway.ask('{ workspace { profile { title } } }');
    gateway.on('GET', profilePath, { body: wire });
    expect((await gateway.ask('{ workspace { profile { title } } }')).data.workspace.profile.title).toBe('Acme');
  });
});

describe('saved', () => {
  const mutation = `mutation($i: SaveProfileInput!) { saveProfile(input: $i) {
    workspace { company profile { ${selection} } } userErrors { code field } } } ${styleFragment}`;
  const path = '/api/v1/secured/workspaces/1/profile';

  test('WS-21 OP-28 OP-82 every key is sent as it was read, over the version that was read', async () => {
    gateway.on('PUT', path, { body: wire, headers: { etag: '"v2"' } });
    const { data } = await gateway.ask(mutation, { i: { ...fields, version: '"v1"' } }, bearer());
    expect(data.saveProfile.workspace.profile).toEqual({ ...fields, name, version: '"v2"' });
    const [, put] = gateway.calls;
    expect(put).toMatchObject({ method: 'PUT', path, headers: { 'if-match': '"v1"' } });
    const { name: _derived, ...sent } = wire;
    expect(put?.body).toEqual(sent);
    // The workspace again, whose company and colour follow; the profile itself came with the answer.
    expect(gateway.paths()).toEqual([publicWorkspaces, `PUT ${path}`, publicWorkspaces]);
  });

  test('OP-82 what is left out or null is not there; without a version it is saved over whatever is there', async () => {
    gateway.on('PUT', path, { body: { name: 'localhost' } });
    await gateway.ask(
      mutation,
      { i: { title: 'T', termsUrl: null, theme: { primary: '#123456', error: null } } },
      bearer(),
    );
    const [, put] = gateway.calls;
    expect(put?.body).toEqual({ title: 'T', theme: { primary: '#123456' } });
    expect(put?.headers['if-match']).toBeUndefined();
  });

  test('OP-82 the largest profile that the platform takes fits into one request', async () => {
    gateway.on('PUT', path, { body: wire });
    // Three bytes each, more than any other character takes.
    const long = (characters: number): string => '€'.repeat(characters);
    const address = `https://${long(1_992)}`;
    const key = (index: number): string => `key${index}`;
    const links = [
      'companyUrl',
      'privacyUrl',
      'contentUrl',
      'termsUrl',
      'headerLogoUrl',
      'footerLogoUrl',
      'faviconUrl',
    ];
    const input = {
      ...fields,
      title: long(255),
      company: long(255),
      ...Object.fromEntries(links.map((link) => [link, address])),
      // A control character becomes six bytes.
      disclaimer: '\u0001'.repeat(10_000),
      socials: Array.from({ length: 20 }, () => ({ type: 'x'.repeat(32), url: address })),
      avatarFrames: Array.from({ length: 50 }, () => address),
      texts: Array.from({ length: 500 }, (_none, index) => ({ language: 'DE', key: key(index), text: long(294) })),
    };
    const { status, errors } = await gateway.ask(mutation, { i: input }, bearer());
    expect([status, errors]).toEqual([200, []]);
  });

  test.each([
    [412, { code: 'PRECONDITION_FAILED', message: 'no' }, { code: 'PRECONDITION_FAILED', field: null }],
    [403, { code: 'FORBIDDEN', message: 'no' }, { code: 'FORBIDDEN', field: null }],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'gtm.gtmTrackingId', message: 'no' }] },
      { code: 'INVALID', field: 'gtmTrackingId' },
    ],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'theme.primary', message: 'no' }] },
      { code: 'INVALID', field: 'theme.primary' },
    ],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'i18n.de.nav.home', message: 'no' }] },
      { code: 'INVALID', field: 'texts.0.text' },
    ],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'style.actionButtons.borderRadius', message: 'no' }] },
      { code: 'INVALID', field: 'style.actionButtons.0.value' },
    ],
    [
      400,
      { code: 'INVALID', message: 'no', errors: [{ field: 'socials[1].url', message: 'no' }] },
      { code: 'INVALID', field: 'socials.1.url' },
    ],
  ])('a refusal %d %j comes as data', async (status, body, userError) => {
    gateway.on('PUT', path, { status, body });
    const { data, errors } = await gateway.ask(mutation, { i: { ...fields, version: '"v1"' } }, bearer());
    expect(errors).toEqual([]);
    expect(data.saveProfile).toEqual({ workspace: null, userErrors: [userError] });
  });

  test('OP-14 one who saves over another version learns which is stored now', async () => {
    const params = { etag: '"v2"' };
    gateway.on('PUT', path, { status: 412, body: { code: 'PRECONDITION_FAILED', message: 'no', params } });
    const document = 'mutation($i: SaveProfileInput!) { saveProfile(input: $i) { currentVersion } }';
    const { data } = await gateway.ask(document, { i: { ...fields, version: '"v1"' } }, bearer());
    expect(data.saveProfile).toEqual({ currentVersion: '"v2"' });
  });

  test.each(['v1', '"a" "b"', '"a\r\nx: y"', '*'])('%j is no version and is not sent', async (version) => {
    const { data } = await gateway.ask(mutation, { i: { version } }, bearer());
    expect(data.saveProfile).toEqual({ workspace: null, userErrors: [{ code: 'INVALID', field: 'version' }] });
    expect(gateway.paths()).not.toContain(`PUT ${path}`);
  });
});
