import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditTrail } from '../../testing/auditTrail.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/testApp.ts';
import { sideBySide } from '../../testing/waitingForALock.ts';

type Profile = Record<string, unknown>;

const image = '/static/media/brand/acme.webp';

/** Every key of the profile, with values that may stand there. */
const whole = {
  title: 'Night School',
  disclaimer: '<p>For <strong>staff</strong> only.</p>',
  company: 'Night & Day',
  companyUrl: 'https://example.org/',
  socials: [{ type: 'linkedin', url: 'https://example.org/in' }],
  footerLogoIsLink: true,
  copyrightIsLink: false,
  privacy: 'https://example.org/privacy?lang=en#top',
  content: '/static/media/legal/content.html',
  tac: 'http://example.org/terms',
  headerLogo: image,
  footerLogo: image,
  favicon: image,
  theme: { primary: '#102030', secondary: '#AABBCC', error: '#c71618', success: '#4caf50', warning: '#ffcd00' },
  lang: 'uk',
  i18n: { de: { 'header.signIn': 'Anmelden' }, en: { 'header.signIn': 'Enter' } },
  hide: ['languageChooser', 'darkModeToggle'],
  style: {
    buttons: { borderRadius: '4px 8px', textTransform: 'uppercase' },
    actionButtons: { backgroundColor: '#102030', color: 'white', fontWeight: '700', letterSpacing: '0.05em' },
    indicationButtons: { borderColor: 'rgb(10, 20, 30)', borderStyle: 'dashed', borderWidth: '2px' },
  },
  gamificationFrames: ['/static/media/frames/chef.webp', 'https://example.org/frame.png'],
  gtm: { gtmTrackingId: 'GTM-ABC123' },
  googleAnalyticsTrackingId: 'G-ABC123',
  remoteComponents: true,
  feedbackFormEnabled: true,
  feedbackFormId: 'aB3_-x',
  marketplace: false,
};

describe('the profile', () => {
  let server: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    server = await createTestApp();
    admin = await server.aUser({ roleAdmin: true });
  });
  afterAll(() => server.close());

  const url = '/static/workspaces/localhost/profile.json';
  const read = (headers: Record<string, string> = {}) => server.call<Profile>('GET', url, { headers });
  const save = (body: unknown, headers: Record<string, string> = {}, as = admin) =>
    server.call<Profile>('PUT', '/api/v1/secured/workspaces/1/profile', { as, body, headers });

  test('REST-50 OP-28 WS-13 the profile of the host, to be revalidated', async () => {
    const acme = '/static/workspaces/acme_localhost/profile.json';
    const first = await server.call('GET', acme, { host: 'acme.localhost' });
    expect(first).toMatchObject({
      status: 200,
      body: { name: 'acme_localhost', title: 'Workspace 2', company: 'Company 2' },
    });
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await server.call('GET', acme, { host: 'acme.localhost', headers })).status).toBe(304);
    expect((await server.call('GET', acme, { host: 'localhost' })).status).toBe(404);
    expect((await server.call('GET', url, { host: 'acme.localhost' })).status).toBe(404);
  });

  test('WS-03 WS-04 at a default host the profile carries the name of that host', async () => {
    const reply = await server.call('GET', '/static/workspaces/127_0_0_1/profile.json', { host: '127.0.0.1' });
    expect(reply.body).toMatchObject({ name: '127_0_0_1' });
    expect(reply.headers['etag']).toBe((await read()).headers['etag']);
  });

  test('WS-02 WS-05 WS-06 WS-07 WS-08 WS-09 WS-10 WS-11 WS-12 OP-28 OP-82 every key is stored and served', async () => {
    const saved = await save({ ...whole, name: 'somebody_else', hostname: 'evil.example', unknown: 1 });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ ...whole, name: 'localhost' });
    const served = await read();
    expect(served.body).toEqual({ ...whole, name: 'localhost' });
    expect(served.headers['etag']).toBe(saved.headers['etag']);
    const workspace = await server.call('GET', '/api/v1/public/workspaces/1');
    expect(workspace.body).toMatchObject({ company: 'Night & Day', color: '#102030', hostname: 'localhost' });
  });

  test('OP-82 what is left out, null or empty goes back to its default', async () => {
    await save(whole);
    const body = { title: 'Bare', company: null, companyUrl: '', theme: { primary: null }, style: { buttons: {} } };
    expect((await save(body)).body).toEqual({ name: 'localhost', title: 'Bare', company: 'Night & Day' });
    expect((await read()).body).toEqual({ name: 'localhost', title: 'Bare', company: 'Night & Day' });
  });

  test('OP-14 OP-82 If-Match saves over nobody: of two who read the same version one is refused', async () => {
    const ifMatch = String((await read()).headers['etag']);
    const replies = await sideBySide(
      server,
      { workspaceId: 1, lock: (trx) => trx.selectFrom('workspace').select('workspace_id').forUpdate().execute() },
      ['one', 'two'].map((title) => () => save({ title }, { 'if-match': ifMatch })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(replies.find(({ status }) => status === 412)?.body).toMatchObject({ code: 'PRECONDITION_FAILED' });
    const winner = replies.findIndex(({ status }) => status === 200);
    expect((await read()).body['title']).toBe(['one', 'two'][winner]);
    expect((await save({ title: 'three' })).status).toBe(200);
  });

  test('OP-82 each save is noted, with the keys that changed and nothing else', async () => {
    await save({ title: 'Before', lang: 'de' });
    await save({ title: 'After', lang: 'de', tac: 'https://example.org/secret' });
    const log = await auditTrail(server);
    expect(log.at(-1)).toEqual({
      action: 'PROFILE_CHANGED',
      actorId: admin.userId,
      subjectId: null,
      details: { keys: ['tac', 'title'] },
    });
  });

  test('WS-12 the disclaimer is cleaned of everything that could run', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<svg><animate onbegin=alert(1)></svg>',
      '<p style="position:fixed;inset:0;background:url(javascript:alert(1))" onclick="alert(1)">text</p>',
      '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<form action="https://evil.example"><input name=password></form>',
      '<p id="root" name="body" class="fui-Button">text</p>',
    ].join('');
    const { body } = await save({ disclaimer: hostile });
    const { body: served } = await read();
    expect(served['disclaimer']).toBe(body['disclaimer']);
    expect(String(served['disclaimer'])).not.toMatch(
      /script|onerror|onclick|onbegin|javascript|position|url\(|<form|<input|srcdoc|id=|fui-/i,
    );
    expect(String(served['disclaimer'])).toContain('text');
  });

  const script = 'javascript:alert(1)';
  const breakOut = '"><script>alert(1)</script>';
  const addresses = [
    script,
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//evil.example/x.js',
    '/\\evil.example',
    '\\\\evil.example',
    '/static/media/../../graphql',
    '/graphql',
    `https://example.org/${breakOut}`,
    'https://user:password@example.org/',
    'https://example.org/a b',
    `https://example.org/${'a'.repeat(2000)}`,
    'example.org',
  ];

  test.each(
    ['companyUrl', 'privacy', 'content', 'tac', 'headerLogo', 'footerLogo', 'favicon'].flatMap((key) =>
      addresses.map((address) => [key, address] as const),
    ),
  )('OP-82 VAL-12 %s refuses the address %j', async (key, address) => {
    expect(await save({ [key]: address })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: key }] },
    });
  });

  test('OP-82 an apostrophe cannot end what an address stands in', async () => {
    const { body } = await save({ headerLogo: "https://example.org/');alert('" });
    expect(body['headerLogo']).toBe('https://example.org/%27);alert(%27');
  });

  test.each<[string, Profile, string]>([
    ['WS-02', { title: 7 }, 'title'],
    ['WS-02', { title: 'x'.repeat(256) }, 'title'],
    ['WS-02', { title: 'two\nlines' }, 'title'],
    ['WS-02', { company: '\u202eturned' }, 'company'],
    ['WS-12', { disclaimer: 'x'.repeat(10_001) }, 'disclaimer'],
    ['WS-12', { disclaimer: '<b>'.repeat(3_000) }, 'disclaimer'],
    ['WS-11', { footerLogoIsLink: 'yes' }, 'footerLogoIsLink'],
    ['WS-17', { remoteComponents: 'https://evil.example/x.js' }, 'remoteComponents'],
    ['OP-28', { socials: [{ type: 'x" onload="', url: 'https://example.org/' }] }, 'socials.0.type'],
    ['OP-28', { socials: [{ type: 'rss', url: script }] }, 'socials.0.url'],
    ['OP-28', { socials: Array.from({ length: 21 }, () => ({ type: 'rss', url: 'https://example.org/' })) }, 'socials'],
    ['WS-08', { theme: { primary: 'red' } }, 'theme.primary'],
    ['WS-08', { theme: { warning: '#12345' } }, 'theme.warning'],
    ['WS-08', { theme: { error: '#123456;}body{display:none' } }, 'theme.error'],
    ['WS-08', { lang: 'fr' }, 'lang'],
    ['WS-08', { i18n: { fr: { key: 'text' } } }, 'i18n'],
    ['WS-08', { i18n: { de: { 'a b': 'text' } } }, 'i18n.de.a b'],
    ['WS-08', { i18n: { de: { key: 'x'.repeat(2001) } } }, 'i18n.de.key'],
    ['WS-08', { i18n: { de: { key: { html: 1 } } } }, 'i18n.de.key'],
    ['WS-08', { i18n: { de: Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`k${n}`, 'x'])) } }, 'i18n'],
    ['WS-08', { i18n: { de: { key: 'a\rb' } } }, 'i18n.de.key'],
    ['WS-05', { hide: ['footer'] }, 'hide.0'],
    ['WS-06', { style: { buttons: { position: 'fixed' } } }, 'style.buttons'],
    ['WS-06', { style: { buttons: { fontSize: '99px' } } }, 'style.buttons'],
    ['WS-06', { style: { buttons: { color: 'url(https://evil.example/x)' } } }, 'style.buttons.color'],
    ['WS-06', { style: { buttons: { color: 'expression(alert(1))' } } }, 'style.buttons.color'],
    [
      'WS-06',
      { style: { actionButtons: { backgroundColor: 'red;} body{display:none' } } },
      'style.actionButtons.backgroundColor',
    ],
    ['WS-06', { style: { indicationButtons: { borderRadius: '4px}*{x:y' } } }, 'style.indicationButtons.borderRadius'],
    ['WS-06', { style: { buttons: { borderWidth: '9999px' } } }, 'style.buttons.borderWidth'],
    ['WS-06', { style: { buttons: { color: 'var(--x)' } } }, 'style.buttons.color'],
    ['WS-10', { gamificationFrames: [script] }, 'gamificationFrames.0'],
    ['WS-10', { gamificationFrames: Array.from({ length: 51 }, () => image) }, 'gamificationFrames'],
    ['WS-09', { gtm: { gtmTrackingId: "GTM-1');alert('" } }, 'gtm.gtmTrackingId'],
    ['WS-09', { googleAnalyticsTrackingId: 'G-1"></script>' }, 'googleAnalyticsTrackingId'],
    ['FEED-01', { feedbackFormId: '../../evil' }, 'feedbackFormId'],
  ])('%s OP-82 refuses %j and names the field', async (_id, body, field) => {
    const before = await read();
    const reply = await save({ ...whole, ...body });
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    expect((reply.body['errors'] as { field: string }[]).map((error) => error.field)).toContain(field);
    expect((await read()).headers['etag']).toBe(before.headers['etag']);
  });

  test('WS-08 texts have at most 150,000 characters in all, keys included; some have several lines', async () => {
    const keys = Array.from({ length: 50 }, (_, n) => `key.${n + 10}`);
    const texts = Object.fromEntries(keys.map((key) => [key, 'x'.repeat(1_500 - key.length)]));
    const halves = { de: texts, uk: texts };
    expect((await save({ i18n: halves })).status).toBe(200);
    expect(await save({ i18n: { ...halves, en: { k: '' } } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', errors: [{ field: 'i18n' }] },
    });
    const i18n = { de: { key: 'one\n\ttwo' } };
    expect((await save({ i18n })).body['i18n']).toEqual(i18n);
  });

  test.each([
    ['texts', { en: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`not a key ${n}`, n])) }],
    ['languages', Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`x${n}`, n]))],
  ])('OP-82 too many %s are counted, not looked at one by one', async (_what, i18n) => {
    const { status, body } = await save({ i18n });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([{ field: 'i18n', message: '`i18n` must be at most 500 texts.' }]);
  });

  test('OP-08 of a body that is wrong in many places a hundred are named, each in a few words', async () => {
    const i18n = { en: Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`k${n}`, n])) };
    expect((await save({ i18n })).body['errors']).toHaveLength(100);
    const { body } = await save({ style: { buttons: { ['x'.repeat(10_000)]: 'y' } } });
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
  });

  test('OP-82 script in every text is stored as text, and JSON stays JSON', async () => {
    const { body, headers } = await save({ title: breakOut, company: breakOut, i18n: { en: { key: breakOut } } });
    expect(body).toMatchObject({ title: breakOut, company: breakOut });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect((await read()).headers['x-content-type-options']).toBe('nosniff');
  });

  test('OP-82 the prototype is out of reach', async () => {
    const reply = await server.app.inject({
      method: 'PUT',
      url: '/api/v1/secured/workspaces/1/profile',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${await server.signIn(admin)}`,
        'content-type': 'application/json',
      },
      payload: '{"i18n":{"de":{"__proto__":"x","constructor":"y"}},"__proto__":{"title":"z"}}',
    });
    expect(reply.statusCode).toBe(400);
    expect(({} as Profile)['title']).toBeUndefined();
  });

  test('OP-82 ROLE-14 only admins of this workspace save', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const statuses = [
      (await server.call('PUT', '/api/v1/secured/workspaces/1/profile', { body: {} })).status,
      (await save({}, {}, await server.aUser())).status,
      (await save({}, {}, await server.aUser({ createCourse: true, createVoucher: true }))).status,
      (await save({}, {}, stranger)).status,
      (await server.call('PUT', '/api/v1/secured/workspaces/2/profile', { as: admin, body: {} })).status,
    ];
    expect(statuses).toEqual([401, 403, 403, 404, 404]);
  });
});
