import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgedTokens, hmacToken, readToken, signingKey } from '../support/forgedToken.ts';
import { hosts, newUsername, password } from '../support/hosts.ts';
import { asOwner } from '../support/database.ts';
import { startMailbox, tokenOf, type Mailbox } from '../support/mailbox.ts';
import { rawCall, type RawAnswer } from '../support/rawCall.ts';
import { createRestClient, postToken, registerLearner, type RestClient } from '../support/restClient.ts';
import { startServers, type Servers } from '../support/servers.ts';
import type { ErrorWire, PageWire, TokenWire } from '../support/wire.ts';
import { makeWorld, type Person, type World } from '../support/world.ts';

/** Secrets of this installation; like everything in `secrets` they must not stand in a log. */
const installation = {
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  SEALING_KEY: randomBytes(32).toString('hex'),
  COOKIE_SECRET: randomBytes(32).toString('hex'),
};
const CLIENT_SECRET = 'lectern-dev-secret';
const BASIC = `Basic ${Buffer.from(`lectern-web:${CLIENT_SECRET}`).toString('base64')}`;
const EVIL = 'evil.example';
const SCRIPT = '"><script>alert("here")</script><img src=x onerror=alert(1)>';

const secrets = new Set<string>([...Object.values(installation), CLIENT_SECRET, password]);

/** A page in place of the built web client, which is not there yet when these tests run on a fresh machine. */
let webPages: string;
let mailbox: Mailbox;
let servers: Servers;
let lectern: World;
let acme: World;

beforeAll(async () => {
  webPages = await mkdtemp(join(tmpdir(), 'lectern-pages-'));
  await copyFile(resolve(import.meta.dirname, '..', '..', 'web', 'index.html'), join(webPages, 'index.html'));
  mailbox = await startMailbox();
  // The gateway stands at the door: nobody before it is believed, unlike in the other tests.
  servers = await startServers(
    { ...installation, SMTP_URL: mailbox.url, LOG_LEVEL: 'debug' },
    { TRUSTED_PROXIES: '192.0.2.1', WEB_DIST: webPages },
  );
  lectern = await makeWorld(servers, mailbox, { host: hosts.lectern });
  acme = await makeWorld(servers, mailbox, { host: hosts.acme });
  for (const world of [lectern, acme]) {
    for (const { rest } of [...Object.values(world.people), world.owner]) remember(rest.token);
    remember(world.invited.token);
  }
});

afterAll(async () => {
  await servers?.stop();
  await mailbox?.close();
  await rm(webPages, { recursive: true, force: true });
});

describe('forged hosts', () => {
  const WORKSPACE = '{ workspace { workspaceId hostname } }';
  const workspaceOf = ({ body }: RawAnswer) =>
    (JSON.parse(body) as { data?: { workspace: { workspaceId: number } | null } }).data?.workspace?.workspaceId;

  it.each([
    ['X-Forwarded-Host', hosts.acme],
    ['X-Forwarded-Host', `${hosts.acme}, ${hosts.lectern}`],
    ['Forwarded', `for=127.0.0.1;host=${hosts.acme};proto=https`],
    ['X-Original-Host', hosts.acme],
    ['X-Host', hosts.acme],
    ['X-HTTP-Host-Override', hosts.acme],
    ['X-Original-URL', `http://${hosts.acme}/`],
    ['X-Rewrite-URL', `http://${hosts.acme}/`],
  ])('WS-01 OP-27 %s: %s from a stranger changes nothing', async (name, value) => {
    const answer = await graphql(WORKSPACE, {}, { headers: [[name, value]] });
    expect(workspaceOf(answer)).toBe(lectern.workspaceId);
    const token = acme.people.admin.rest.token ?? '';
    const headers = [
      [name, value],
      ['Authorization', `Bearer ${token}`],
    ] as const;
    expect((await graphql('{ viewer { user { username } } }', {}, { headers })).body).not.toContain(acme.marker);
  });

  it.each([
    'evil.example',
    `${hosts.acme}.evil.example`,
    `evil.example#${hosts.acme}`,
    `${hosts.acme}@evil.example`,
    `${hosts.acme}/evil.example`,
    `${hosts.acme},${hosts.lectern}`,
    '',
    ' ',
    '%61cme.localhost',
    `${hosts.acme}:99999999`,
  ])('OP-56 a host that serves nothing, %j, is given nothing', async (host) => {
    const answer = await graphql(WORKSPACE, {}, { host });
    expect(answer.status === 400 || workspaceOf(answer) === undefined, answer.body).toBe(true);
    expect(answer.body).not.toContain(acme.marker);
    const page = await rawCall(servers.gatewayUrl, '/', { headers: [['Host', host]] });
    expect([400, 404]).toContain(page.status);
  });

  it('WS-01 two hosts in one request are refused', async () => {
    const twice = [
      ['Host', hosts.lectern],
      ['Host', hosts.acme],
    ] as const;
    expect(await rawCall(servers.gatewayUrl, '/graphql', { headers: twice })).toMatchObject({ status: 400 });
    expect(await rawCall(servers.platformUrl, '/api/v1/public/workspaces', { headers: twice })).toMatchObject({
      status: 400,
    });
  });

  it('AUTH-03 OP-26 the link of a mail leads to the workspace itself, whatever the request says', async () => {
    const { username } = await lectern.newPerson('learner');
    const call = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted } }';
    await graphql(call, { input: { username } }, { headers: [['X-Forwarded-Host', EVIL]] });
    await visitor(hosts.lectern).send('/api/v1/public/tokens', {
      method: 'POST',
      body: { '@type': 'RESET_PW', username, hostname: EVIL },
      headers: { forwarded: `host=${EVIL}`, 'x-original-host': EVIL },
    });
    for (const mail of [await mailbox.next(username), await mailbox.next(username)]) {
      remember(tokenOf(mail));
      expect(mail.source).not.toContain(EVIL);
      for (const [, host] of mail.text?.matchAll(/https?:\/\/([^/:\s]+)/g) ?? []) expect(host).toBe(hosts.lectern);
    }
  });
});

describe('forged tokens', () => {
  it('ERR-21 REST-81 none of the known tricks makes a token count', async () => {
    const { rest, userId } = lectern.people.learner;
    const good = rest.token ?? '';
    const problems: string[] = [];
    for (const [trick, token] of Object.entries(forgedTokens(good, lectern.people.admin.userId))) {
      const platform = await rest.as(token).send('/api/v1/secured/users/me');
      const viewer = await viewerOf(token);
      if (platform.status !== 401 || viewer !== null)
        problems.push(`${trick}: ${platform.status}, ${JSON.stringify(viewer)}`);
    }
    expect(problems).toEqual([]);
    expect(await rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 200, body: { id: userId } });
  });

  it('OP-11 a token counts only while it has not expired and only as an access token', async () => {
    const { rest } = lectern.people.learner;
    const { header, claims } = readToken(rest.token ?? '');
    const key = signingKey(installation.TOKEN_SECRET);
    const now = Math.floor(Date.now() / 1000);
    const statusOf = async (changes: object) => {
      const token = hmacToken(header, { ...claims, ...changes }, key);
      return (await rest.as(remember(token)).send('/api/v1/secured/users/me')).status;
    };
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ exp: now - 1 })).toBe(401);
    expect(await statusOf({ exp: undefined })).toBe(401);
    expect(await statusOf({ iss: 'somebody' })).toBe(401);
    expect(await statusOf({ sub: String(lectern.people.admin.userId) })).toBe(401);
    expect(await statusOf({ fid: randomUUID() })).toBe(401);
    expect(await statusOf({ ws: acme.workspaceId })).toBe(401);
  });

  it('OP-27 the token of another workspace counts as none, also beside a cookie', async () => {
    expect(await viewerOf(acme.people.admin.rest.token ?? '')).toBeNull();
    const { cookie } = await browserOf(lectern.people.learner);
    const headers = [
      ['Cookie', cookie],
      ['Apollo-Require-Preflight', 'true'],
      ['Authorization', `Bearer ${acme.people.admin.rest.token}`],
    ] as const;
    const answer = await graphql('{ viewer { user { username } } }', {}, { headers });
    expect(answer.body).not.toContain(lectern.marker);
    expect(answer.body).not.toContain(acme.marker);
  });

  it('OP-11 a sealed cookie of one host is nothing at another, and a tampered one nothing anywhere', async () => {
    const { cookie } = await browserOf(lectern.people.learner);
    const seen = async (value: string, host: string) => {
      const headers = [
        ['Cookie', value],
        ['Apollo-Require-Preflight', 'true'],
      ] as const;
      return (await graphql('{ viewer { user { username } } }', {}, { host, headers })).body;
    };
    expect(await seen(cookie, hosts.lectern)).toContain(lectern.marker);
    expect(await seen(cookie, hosts.acme)).not.toContain(lectern.marker);
    const middle = Math.floor(cookie.length / 2);
    const swapped = `${cookie.slice(0, middle)}${cookie[middle] === 'A' ? 'B' : 'A'}${cookie.slice(middle + 1)}`;
    expect(await seen(swapped, hosts.lectern)).not.toContain(lectern.marker);
  });
});

describe('things used twice', () => {
  it('AUTH-04 ERR-06 a reset token works once, and twenty at the same moment set one password', async () => {
    const person = await lectern.newPerson('learner');
    const token = remember(await lectern.resetTokenOf(person));
    const path = `/api/v1/public/tokens/${token}/_redeem`;
    const redeem = (secret: string) =>
      visitor(hosts.lectern).send<ErrorWire>(path, {
        method: 'POST',
        body: { '@type': 'RESET_PW', password: remember(secret) },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => redeem(`chosen-password-${index}`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 400 && body.code === 1100)).toHaveLength(19);
    expect(await redeem('once-more-a-password')).toMatchObject({ status: 400, body: { code: 1100 } });
    const winner = answers.findIndex(({ status }) => status === 204);
    await postToken(visitor(hosts.lectern), person.username, `chosen-password-${winner}`);
    // Whoever had a session before has none now.
    expect(await person.rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 401 });
  });

  it('AUTH-04 OP-27 a reset token of one workspace is nothing in another', async () => {
    const token = remember(await lectern.resetTokenOf(await lectern.newPerson('learner')));
    const answer = await visitor(hosts.acme).send(`/api/v1/public/tokens/${token}/_redeem`, {
      method: 'POST',
      body: { '@type': 'RESET_PW', password: 'a-stolen-password' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 1100 } });
  });

  it('AUTH-15 OP-30 an invitation works once, for its address, in its workspace, and only the latest does', async () => {
    const admin = lectern.people.admin.rest;
    const base = `/api/v1/secured/workspaces/${lectern.workspaceId}`;
    const username = newUsername();
    const { userId } = await admin.expect<{ userId: number }>(`${base}/users`, {
      method: 'POST',
      body: { username, createCourse: true },
    });
    const invite = async () => {
      await admin.expect(`${base}/usersaccess/${userId}/_invite`, { method: 'POST' });
      return remember(tokenOf(await mailbox.next(username)));
    };
    const [older, latest] = [await invite(), await invite()];
    const register = (token: string, name: string, host: string = hosts.lectern) =>
      visitor(host).send<ErrorWire & { id: number }>(`/api/v1/public/users?invitation_token=${token}`, {
        method: 'POST',
        body: { username: name, password, name: 'Grace Sample' },
      });
    expect(await register(older, username)).toMatchObject({ status: 400, body: { code: 1100 } });
    expect(await register(latest, newUsername())).toMatchObject({ status: 400, body: { code: 1100 } });
    expect(await register(latest, username, hosts.acme)).toMatchObject({ status: 400, body: { code: 1100 } });
    expect(await register(latest, username)).toMatchObject({ status: 201, body: { id: userId } });
    expect(await register(latest, newUsername())).toMatchObject({ status: 400, body: { code: 1100 } });
    const rights = await admin.expect(`${base}/users/${userId}`);
    expect(rights).toMatchObject({ status: 'REGISTERED', createCourse: true, createVoucher: false });
  });

  it('OP-11 AUTH-08 a refresh token that comes again after its successor was used ends the whole session', async () => {
    const { client, user } = await registerLearner(visitor(hosts.lectern));
    const first = await postToken(client, user.username);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    // The same successor is answered for ten seconds at least; this was longer ago.
    await asOwner(
      servers,
      `update refresh_token set replaced_time = replaced_time - interval '1 minute'
       where family_id = (select family_id from refresh_token where token_id = $1)`,
      [readToken(second.body.access_token).claims['rid']],
    );
    const me = (token: string) => client.as(token).send('/api/v1/secured/users/me');
    expect(await me(second.body.access_token)).toMatchObject({ status: 200 });
    expect(await refresh(first.refresh_token)).toMatchObject({ status: 400 });
    expect(await me(second.body.access_token)).toMatchObject({ status: 401 });
    expect(await refresh(second.body.refresh_token)).toMatchObject({ status: 400 });
    // What the person did elsewhere goes on.
    expect(await me(client.token ?? '')).toMatchObject({ status: 200 });
  });

  async function refresh(token: string) {
    const answer = await visitor(hosts.lectern).send<TokenWire>('/oauth/token', {
      method: 'POST',
      headers: { authorization: BASIC },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: remember(token) }),
    });
    remember(answer.body.access_token);
    remember(answer.body.refresh_token);
    return answer;
  }
});

describe('guessing', () => {
  it('OP-09 ERR-15 of 100 guesses at the same moment five are looked at, then the account is locked, known or not', async () => {
    const { username } = await lectern.newPerson('learner');
    for (const name of [username, newUsername()]) {
      const guesses = Array.from({ length: 100 }, (_, index) => signIn(name, remember(`guessed-password-${index}`)));
      const [other, ...answers] = await Promise.all([viewerOf(lectern.people.admin.rest.token ?? ''), ...guesses]);
      // Meanwhile the product is there for everybody else.
      expect(other).toEqual({ user: { userId: lectern.people.admin.userId } });
      const codes = answers.map((answer) => codeOf(answer));
      const odd = answers.filter((_, index) => !['59', 'LOCKED', 'RATE_LIMITED'].includes(codes[index] ?? ''));
      expect(odd.map(({ status, body }) => `${status} ${body}`)).toEqual([]);
      expect(codes.filter((code) => code === '59').length).toBeLessThanOrEqual(5);
    }
    expect(codeOf(await signIn(username, password))).toBe('LOCKED');
  });

  it('OP-09 AUTH-04 a reset by mail lifts the lock at once', async () => {
    const person = await lectern.newPerson('learner');
    for (let guess = 0; guess < 6; guess += 1) await signIn(person.username, remember(`wrong-password-${guess}`));
    expect(codeOf(await signIn(person.username, password))).toBe('LOCKED');
    const token = remember(await lectern.resetTokenOf(person));
    const chosen = remember('a-password-after-the-lock');
    await visitor(hosts.lectern).expect(`/api/v1/public/tokens/${token}/_redeem`, {
      method: 'POST',
      body: { '@type': 'RESET_PW', password: chosen },
    });
    expect(codeOf(await signIn(person.username, chosen))).toBeNull();
  });

  it('OP-09 sign-in, reset and search answer the same for known and unknown addresses', async () => {
    const { username } = await lectern.newPerson('learner');
    const unknown = newUsername();
    const forms = [
      (name: string) => signIn(name, remember('certainly-wrong-password')),
      (name: string) =>
        graphql(
          'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted userErrors { code } } }',
          {
            input: { username: name },
          },
        ),
      (name: string) =>
        graphql('query ($name: String!) { workspace { findUser(username: $name) { userId } } }', { name }),
    ];
    for (const ask of forms) {
      const [known, other] = [await ask(username), await ask(unknown)];
      const withoutIds = ({ status, body }: RawAnswer) => ({
        status,
        body: body.replaceAll(/"requestId":"[^"]*"/g, ''),
      });
      expect(withoutIds(known)).toEqual(withoutIds(other));
    }
  });
});

describe('ways out', () => {
  const ELSEWHERE = [
    'https://evil.example/signin/callback',
    '//evil.example/signin/callback',
    String.raw`/\evil.example/signin/callback`,
    `http://${hosts.lectern}.evil.example/signin/callback`,
    `http://${hosts.lectern}@evil.example/signin/callback`,
    `http://${hosts.lectern}:1/signin/callback`,
    'javascript:alert(1)//signin/callback',
    'data:text/html,signin/callback',
  ];

  it('OP-36 AUTH-05 a provider sends nobody to another address than the callback of this host', async () => {
    await connectProvider(lectern);
    const own = `${originOf(hosts.lectern)}/signin/callback`;
    const begin = (redirectUri: string) =>
      graphql(
        `
          mutation ($input: StartExternalSignInInput!) {
            startExternalSignIn(input: $input) {
              authorizationUrl
              state
              userErrors {
                code
              }
            }
          }
        `,
        { input: { realm: 'CUSTOM_OAUTH2', redirectUri } },
      );
    const good = await begin(own);
    expect(good.body).toContain('"authorizationUrl":"http');
    const variants = [
      ...ELSEWHERE,
      `${own}/../../elsewhere`,
      `${own}?next=https://evil.example`,
      `${own}#elsewhere`,
      own.replace('/signin', '/SIGNIN'),
      `${originOf(hosts.acme)}/signin/callback`,
    ];
    for (const redirectUri of variants) {
      expect((await begin(redirectUri)).body, redirectUri).not.toContain('"authorizationUrl":"http');
      const platform = await visitor(hosts.lectern).send(
        `/oauth/custom-oauth2/authorization-data?redirect_uri=${encodeURIComponent(redirectUri)}`,
        { headers: { authorization: BASIC } },
      );
      expect([400, 404], redirectUri).toContain(platform.status);
    }
  });

  it('OP-36 the secret of a provider is written and never read again', async () => {
    const path = `/api/v1/secured/workspaces/${lectern.workspaceId}/integrations`;
    const { status, body } = await lectern.people.admin.rest.send(path);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(PROVIDER_SECRET);
    const rows = await asOwner(servers, "select settings::text, encode(sealed_secrets, 'escape') from integration");
    expect(rows).not.toHaveLength(0);
    expect(JSON.stringify(rows)).not.toContain(PROVIDER_SECRET);
  });

  it('NAV-01 no address of the site leads out of it', async () => {
    const paths = [
      '//evil.example',
      '//evil.example/..',
      String.raw`/\evil.example`,
      '/%2f%2fevil.example',
      '/%5cevil.example',
      '/.evil.example',
      'https://evil.example/',
      '/signin?next=https://evil.example',
      '/signin?next=//evil.example',
      '/courses//evil.example',
    ];
    for (const path of paths) {
      const answer = await rawCall(servers.gatewayUrl, path, { headers: [['Host', hosts.lectern]] });
      expect(answer.status, path).toBeLessThan(500);
      for (const location of answer.all('location')) {
        expect(new URL(location, 'http://own.example').origin, path).toBe('http://own.example');
      }
    }
  });
});

describe('other sites', () => {
  const CHANGE = JSON.stringify({
    query: 'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { user { name } } }',
    variables: { input: { name: 'Changed by another site' } },
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent('mutation { x }')}`],
    ['a form that writes text', 'text/plain', CHANGE],
    [
      'a form with files',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${CHANGE}\r\n--x--`,
    ],
    ['JSON without the header that no form can send', 'application/json', CHANGE],
    ['JSON in disguise', 'text/plain; application/json', CHANGE],
  ])('OP-11 %s of another site changes nothing with the cookie of a person', async (_what, type, body) => {
    const { person, cookie } = await browserOf(lectern.people.learner);
    const answer = await rawCall(servers.gatewayUrl, '/graphql', {
      method: 'POST',
      headers: [
        ['Host', hosts.lectern],
        ['Origin', 'https://evil.example'],
        ['Content-Type', type],
        ['Cookie', cookie],
      ],
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.all('access-control-allow-origin')).toEqual([]);
    expect(await person.rest.expect('/api/v1/secured/users/me')).toMatchObject({ name: person.name });
  });

  it('OP-11 a link of another site changes nothing, and another site may not ask before', async () => {
    const { person, cookie } = await browserOf(lectern.people.learner);
    const query = encodeURIComponent('mutation { signOut(input: { everywhere: true }) { signedOut } }');
    const link = await rawCall(servers.gatewayUrl, `/graphql?query=${query}`, {
      headers: [
        ['Host', hosts.lectern],
        ['Cookie', cookie],
        ['Apollo-Require-Preflight', 'true'],
      ],
    });
    expect(link.body).not.toContain('"signedOut":true');
    const preflight = await rawCall(servers.gatewayUrl, '/graphql', {
      method: 'OPTIONS',
      headers: [
        ['Host', hosts.lectern],
        ['Origin', 'https://evil.example'],
        ['Access-Control-Request-Method', 'POST'],
        ['Access-Control-Request-Headers', 'apollo-require-preflight,content-type'],
      ],
    });
    expect(preflight.all('access-control-allow-origin')).toEqual([]);
    expect(await person.rest.send('/api/v1/secured/users/me')).toMatchObject({ status: 200 });
  });
});

describe('script in what people write', () => {
  const TEXTS = ['title', 'company', 'disclaimer'] as const;
  const ADDRESSES = ['companyUrl', 'privacy', 'content', 'tac', 'headerLogo', 'footerLogo', 'favicon'] as const;
  const BAD_ADDRESSES = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    '//evil.example/x',
    String.raw`\\evil.example\x`,
    'https://evil.example/"><script>alert(1)</script>',
  ];

  const save = (profile: object) =>
    lectern.people.admin.rest.send<Record<string, unknown>>(
      `/api/v1/secured/workspaces/${lectern.workspaceId}/profile`,
      {
        method: 'PUT',
        body: profile,
      },
    );

  it('WS-12 WS-02 OP-82 texts are kept as texts, and what is HTML is cleaned', async () => {
    const profile = Object.fromEntries(TEXTS.map((field) => [field, `${field} ${SCRIPT}`]));
    const { status, body } = await save(profile);
    expect(status).toBe(200);
    expect(String(body['disclaimer'])).not.toMatch(/<script|onerror/i);
    await expectServedHarmless();
  });

  it.each(ADDRESSES)('VAL-12 OP-28 %s of the profile is an address of the web or refused', async (field) => {
    for (const address of BAD_ADDRESSES) {
      const { status, body } = await save({ title: 'Lectern', [field]: address });
      const kept = JSON.stringify(body);
      const harmless = status === 400 || !/javascript|vbscript|data:text|<script|\/\/evil\.example\/x/i.test(kept);
      expect(harmless, `${field} ${address}: ${status} ${kept.slice(0, 200)}`).toBe(true);
    }
    await expectServedHarmless();
  });

  it('WS-06 WS-09 WS-08 styles, colours, tracking ids and texts of the profile carry no code', async () => {
    const tries: readonly object[] = [
      { style: { buttons: { backgroundColor: 'url(https://evil.example/x)' } } },
      { style: { buttons: { backgroundColor: 'red;}body{display:none' } } },
      { style: { buttons: { behavior: 'url(#default)' } } },
      { style: { buttons: { '--x': 'expression(alert(1))' } } },
      { style: { actionButtons: { backgroundImage: 'image-set("x")' } } },
      { theme: { primary: 'red;}</style><script>alert(1)</script>' } },
      { theme: { primary: '#12345g' } },
      { gtm: { gtmTrackingId: "GTM-1');alert(1)//" } },
      { googleAnalyticsTrackingId: '"><script>alert(1)</script>' },
      { feedbackFormId: '../../evil' },
      { feedbackFormId: 'x"><script>alert(1)</script>' },
      { socials: [{ type: 'linkedin', url: 'javascript:alert(1)' }] },
      { socials: [{ type: '"><script>', url: 'https://example.test' }] },
      { gamificationFrames: ['javascript:alert(1)'] },
      { lang: '<script>' },
      { hide: ['<script>'] },
    ];
    const taken: string[] = [];
    for (const part of tries) {
      const { status, body } = await save({ title: 'Lectern', ...part });
      const kept = JSON.stringify(body);
      if (status !== 400 && /evil|alert|expression|script>|;\}|12345g|image-set|behavior/i.test(kept)) {
        taken.push(`${JSON.stringify(part)}: ${status}`);
      }
    }
    expect(taken).toEqual([]);
    await save({ title: 'Lectern', i18n: { en: { 'shell.signIn': SCRIPT } } });
    await expectServedHarmless();
  });

  it('SET-01 VAL-11 a person cannot make others run anything', async () => {
    const { rest } = await lectern.newPerson('learner');
    for (const picture of BAD_ADDRESSES) {
      const answer = await rest.send('/api/v1/secured/users/me', { method: 'PATCH', body: { picture } });
      const harmless =
        answer.status === 400 || !/javascript|vbscript|data:text|<script/i.test(JSON.stringify(answer.body));
      expect(harmless, `${picture}: ${answer.status} ${JSON.stringify(answer.body)}`).toBe(true);
    }
    const named = await rest.send('/api/v1/secured/users/me', { method: 'PATCH', body: { name: SCRIPT } });
    expect([200, 400]).toContain(named.status);
  });

  it('AUTH-03 WS-02 mails show the title and the names as text', async () => {
    await save({ title: `Academy ${SCRIPT}`, company: SCRIPT, headerLogo: '/static/media/logo.svg?"onload="alert(1)' });
    const person = await lectern.newPerson('learner');
    await person.rest.send('/api/v1/secured/users/me', { method: 'PATCH', body: { name: SCRIPT } });
    remember(await lectern.resetTokenOf(person));
    const mail = mailbox.mails.at(-1);
    expect(mail?.html).toBeTruthy();
    expect(mail?.html).not.toMatch(/<script|<img[^>]*onerror|onload="alert/i);
  });

  /** Neither the page nor the profile that it loads holds a script that somebody wrote. */
  async function expectServedHarmless(): Promise<void> {
    const page = await rawCall(servers.gatewayUrl, '/', {
      headers: [
        ['Host', hosts.lectern],
        ['Accept', 'text/html'],
      ],
    });
    expect(page.body).not.toContain('<script>alert');
    expect(page.body).not.toMatch(/<img[^>]+onerror/i);
    const profile = await rawCall(servers.gatewayUrl, '/static/workspaces/localhost/profile.json', {
      headers: [['Host', hosts.lectern]],
    });
    expect(profile.status).toBe(200);
    expect(profile.all('content-type').join()).toContain('application/json');
    expect(profile.all('x-content-type-options')).toEqual(['nosniff']);
  }
});

describe('too much', () => {
  it('OP-86 VAL-02 VAL-05 inputs beyond every limit are refused in words, and nothing breaks', async () => {
    const long = 'x'.repeat(200_000);
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const calls: [string, Promise<{ status: number }>][] = [
      ['password', signIn(newUsername(), long)],
      ['name of a person', signIn(long, password)],
      ['document', graphql(`{ viewer { user { ${long} } } }`)],
      ['variables', graphql('{ environment }', { long: 'x'.repeat(3_000_000) })],
      ['depth', graphql(`{ ${'viewer { user { '.repeat(2_000)} } }`)],
      ['registration', post('/api/v1/public/users', { username: `${long}@example.test`, password, name: long })],
      [
        'password of a registration',
        post('/api/v1/public/users', { username: newUsername(), password: long, name: 'A' }),
      ],
      ['reset', post('/api/v1/public/tokens', { '@type': 'RESET_PW', username: long, hostname: long })],
      ['body', post('/api/v1/public/users', { username: 'x'.repeat(20_000_000) })],
      ['nesting', postText('/api/v1/public/users', nested)],
      ['no JSON', postText('/api/v1/public/users', '{"username":')],
      ['prototype', postText('/api/v1/public/users', '{"__proto__":{"role_admin":true},"username":"a@b.test"}')],
      [
        'header',
        rawCall(servers.gatewayUrl, '/', {
          headers: [
            ['Host', hosts.lectern],
            ['X-Long', long],
          ],
        }),
      ],
      ['path', rawCall(servers.gatewayUrl, `/${'a'.repeat(10_000)}`, { headers: [['Host', hosts.lectern]] })],
    ];
    const wrong: string[] = [];
    for (const [what, call] of calls) {
      const { status } = await call.catch(() => ({ status: 413 }));
      const isRefusedAsData = status === 200;
      if (status >= 500 || status < 200) wrong.push(`${what}: ${status}`);
      else if (isRefusedAsData && !['password', 'name of a person', 'path'].includes(what))
        wrong.push(`${what} is taken`);
    }
    expect(wrong).toEqual([]);
    for (const url of [servers.gatewayUrl, servers.platformUrl])
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('VAL-06 AUTH-03 nobody writes headers into a mail', async () => {
    const before = mailbox.mails.length;
    const inject = 'a@example.test\r\nBcc: victim@example.test';
    for (const username of [
      inject,
      `${newUsername()}\nSubject: x`,
      'a@example.test,victim@example.test',
      '"a\r\n"@example.test',
    ]) {
      const reset = await post('/api/v1/public/tokens', { '@type': 'RESET_PW', username, hostname: hosts.lectern });
      expect([204, 400], username).toContain(reset.status);
      expect((await post('/api/v1/public/users', { username, password, name: 'A' })).status, username).toBe(400);
      const added = await lectern.people.admin.rest.send(`/api/v1/secured/workspaces/${lectern.workspaceId}/users`, {
        method: 'POST',
        body: { username },
      });
      expect(added.status, username).toBe(400);
    }
    const path = `/api/v1/secured/workspaces/${lectern.workspaceId}/profile`;
    await lectern.people.admin.rest.send(path, {
      method: 'PUT',
      body: { title: 'Academy\r\nBcc: victim@example.test\r\n\r\nWords', company: 'X\nReply-To: victim@example.test' },
    });
    const person = await lectern.newPerson('learner');
    remember(await lectern.resetTokenOf(person));
    const mail = mailbox.mails.at(-1);
    expect(mail?.recipients).toEqual([person.username.toLowerCase()]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.replyTo ?? []).toEqual([]);
    for (const { recipients, source } of mailbox.mails.slice(before)) {
      expect(recipients.join()).not.toContain('victim');
      expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(bcc|reply-to):/im);
    }
  });
});

// Last, as it looks back at all of the above.
describe('what is left behind', () => {
  it('OP-09 OP-11 the audit log tells of lockouts, refusals and misuse, without names and secrets', async () => {
    const path = `/api/v1/secured/workspaces/${lectern.workspaceId}/auditlog?size=1000`;
    const admin = lectern.people.admin.rest;
    const actions = new Set<string>();
    const texts: string[] = [];
    for (const action of [
      'LOCKED',
      'UNLOCKED',
      'SIGN_IN_REFUSED',
      'SIGNED_IN',
      'SESSION_MISUSED',
      'PASSWORD_RESET_REQUESTED',
      'PASSWORD_RESET',
      'PROFILE_CHANGED',
      'PERSON_ADDED',
      'INVITED',
      'INVITATION_ACCEPTED',
      'INTEGRATION_CHANGED',
      'REGISTERED',
    ]) {
      const { content } = await admin.expect<PageWire<{ action: string }>>(`${path}&q=action==${action}`);
      for (const entry of content) actions.add(entry.action);
      texts.push(JSON.stringify(content));
      expect(content, action).not.toHaveLength(0);
    }
    const all = texts.join('\n');
    expect(secretsIn(all)).toEqual([]);
    expect(all).not.toContain(lectern.marker);
    expect(all).not.toContain('@example.test');
  });

  it('OP-11 neither log holds a password, token, cookie or secret', async () => {
    const logs = await servers.logs();
    expect(logs.length).toBeGreaterThan(10_000);
    expect(secrets.size).toBeGreaterThan(100);
    expect(secretsIn(logs)).toEqual([]);
    expect(logs).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}/);
    expect(logs).not.toContain(BASIC);
  });

  const secretsIn = (text: string) => [...secrets].filter((secret) => text.includes(secret));
});

/** Notes a secret, which must not turn up in a log; answers it. */
function remember<Secret extends string | null | undefined>(secret: Secret): Secret {
  if (typeof secret === 'string' && secret.length > 8) secrets.add(secret);
  return secret;
}

const visitor = (host: string): RestClient => createRestClient(servers.platformUrl, host);
const originOf = (host: string): string => `http://${host}:${new URL(servers.gatewayUrl).port}`;
const post = (path: string, body: object) => visitor(hosts.lectern).send(path, { method: 'POST', body });

function postText(path: string, body: string): Promise<RawAnswer> {
  return rawCall(servers.platformUrl, path, {
    method: 'POST',
    headers: [
      ['Host', hosts.lectern],
      ['Content-Type', 'application/json'],
    ],
    body,
  });
}

interface Asked {
  readonly host?: string;
  readonly headers?: readonly (readonly [string, string])[];
}

/** A document to the gateway by its own host, as nobody's forwarding is believed here. */
function graphql(document: string, variables: object = {}, { host, headers = [] }: Asked = {}): Promise<RawAnswer> {
  return rawCall(servers.gatewayUrl, '/graphql', {
    method: 'POST',
    headers: [
      ['Host', host ?? new URL(originOf(hosts.lectern)).host],
      ['Content-Type', 'application/json'],
      ...headers,
    ],
    body: JSON.stringify({ query: document, variables }),
  });
}

async function viewerOf(token: string): Promise<unknown> {
  const { body } = await graphql(
    '{ viewer { user { userId } } }',
    {},
    { headers: [['Authorization', `Bearer ${token}`]] },
  );
  return (JSON.parse(body) as { data?: { viewer: unknown } }).data?.viewer ?? null;
}

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { user { userId } } userErrors { code } } }';

function signIn(username: string, secret: string): Promise<RawAnswer> {
  return graphql(SIGN_IN, { input: { username, password: secret } });
}

function codeOf({ body }: RawAnswer): string | null {
  const { data, errors } = JSON.parse(body) as {
    data?: { signIn: { userErrors: { code: string }[] } } | null;
    errors?: { extensions: { code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? data?.signIn.userErrors[0]?.code ?? null;
}

/** Signs in as a browser does; the sealed cookie is one of the secrets. */
async function browserOf(person: Person): Promise<{ person: Person; cookie: string }> {
  const answer = await signIn(person.username, password);
  const cookies = answer.all('set-cookie').map((line) => line.split(';')[0] ?? '');
  const tokens = cookies.find((cookie) => cookie.startsWith('tokens=')) ?? '';
  remember(tokens.slice('tokens='.length));
  return { person, cookie: tokens };
}

const PROVIDER_SECRET = 'the-secret-at-the-provider';

async function connectProvider({ people, workspaceId }: World): Promise<void> {
  remember(PROVIDER_SECRET);
  await people.admin.rest.expect(`/api/v1/secured/workspaces/${workspaceId}/integrations`, {
    method: 'POST',
    body: {
      '@type': 'OAUTH2',
      clientId: 'lectern',
      clientSecret: PROVIDER_SECRET,
      authorizationEndpoint: 'https://provider.example/authorize',
      tokenEndpoint: 'https://provider.example/token',
      userEndpoint: 'https://provider.example/me',
    },
  });
}
