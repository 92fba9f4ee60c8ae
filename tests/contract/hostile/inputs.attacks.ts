import { beforeAll, describe, expect, it } from 'vitest';
import { hosts, newUsername, password } from '../../support/hosts.ts';
import { rawCall, type RawAnswer } from '../../support/rawCall.ts';
import type { AttackedProduct } from './attackedProduct.ts';
import { expectCleanLogsAfterwards } from './expectCleanLogsAfterwards.ts';

const SCRIPT = '"><script>alert("here")</script><img src=x onerror=alert(1)>';

let product: AttackedProduct;

export function inputs(attacked: () => AttackedProduct): void {
  beforeAll(() => {
    product = attacked();
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
      product.lectern.people.admin.rest.send<Record<string, unknown>>(
        `/api/v1/secured/workspaces/${product.lectern.workspaceId}/profile`,
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
      const { rest } = await product.lectern.newPerson('learner');
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
      await save({
        title: `Academy ${SCRIPT}`,
        company: SCRIPT,
        headerLogo: '/static/media/logo.svg?"onload="alert(1)',
      });
      const person = await product.lectern.newPerson('learner');
      await person.rest.send('/api/v1/secured/users/me', { method: 'PATCH', body: { name: SCRIPT } });
      product.remember(await product.lectern.resetTokenOf(person));
      const mail = product.mailbox.mails.findLast(({ recipients }) =>
        recipients.includes(person.username.toLowerCase()),
      );
      expect(mail?.html).toBeTruthy();
      expect(mail?.html).not.toMatch(/<script|<img[^>]*onerror|onload="alert/i);
    });

    /** Neither the page nor the profile that it loads holds a script that someone wrote. */
    async function expectServedHarmless(): Promise<void> {
      const page = await rawCall(product.servers.gatewayUrl, '/', {
        headers: [
          ['Host', hosts.lectern],
          ['Accept', 'text/html'],
        ],
      });
      expect(page.body).not.toContain('<script>alert');
      expect(page.body).not.toMatch(/<img[^>]+onerror/i);
      const profile = await rawCall(product.servers.gatewayUrl, '/static/workspaces/localhost/profile.json', {
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
        ['password', product.signIn(newUsername(), long)],
        ['name of a person', product.signIn(long, password)],
        ['document', product.graphql(`{ viewer { user { ${long} } } }`)],
        ['variables', product.graphql('{ environment }', { long: 'x'.repeat(20_000_000) })],
        ['depth', product.graphql(`{ ${'viewer { user { '.repeat(2_000)} } }`)],
        [
          'registration',
          product.post('/api/v1/public/users', { username: `${long}@example.test`, password, name: long }),
        ],
        [
          'password of a registration',
          product.post('/api/v1/public/users', { username: newUsername(), password: long, name: 'A' }),
        ],
        ['reset', product.post('/api/v1/public/tokens', { '@type': 'RESET_PW', username: long, hostname: long })],
        ['body', product.post('/api/v1/public/users', { username: 'x'.repeat(20_000_000) })],
        ['nesting', postText('/api/v1/public/users', nested)],
        ['no JSON', postText('/api/v1/public/users', '{"username":')],
        ['prototype', postText('/api/v1/public/users', '{"__proto__":{"role_admin":true},"username":"a@b.test"}')],
        [
          'header',
          rawCall(product.servers.gatewayUrl, '/', {
            headers: [
              ['Host', hosts.lectern],
              ['X-Long', long],
            ],
          }),
        ],
        ['path', rawCall(product.servers.gatewayUrl, `/${'a'.repeat(10_000)}`, { headers: [['Host', hosts.lectern]] })],
      ];
      const wrong: string[] = [];
      // All at once, so that none that fails early is left without someone who listens.
      await Promise.all(
        calls.map(async ([what, call]) => {
          const { status } = await call.catch(() => ({ status: 413 }));
          const isRefusedAsData = status === 200 && ['password', 'name of a person', 'path'].includes(what);
          if (!isRefusedAsData && (status < 400 || status >= 500)) wrong.push(`${what}: ${status}`);
        }),
      );
      expect(wrong).toEqual([]);
      for (const url of [product.servers.gatewayUrl, product.servers.platformUrl])
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
    });

    it('VAL-06 AUTH-03 nobody writes headers into a mail', async () => {
      const before = product.mailbox.mails.length;
      const inject = 'a@example.test\r\nBcc: victim@example.test';
      for (const username of [
        inject,
        `${newUsername()}\nSubject: x`,
        'a@example.test,victim@example.test',
        '"a\r\n"@example.test',
      ]) {
        const reset = await product.post('/api/v1/public/tokens', {
          '@type': 'RESET_PW',
          username,
          hostname: hosts.lectern,
        });
        expect([204, 400], username).toContain(reset.status);
        expect((await product.post('/api/v1/public/users', { username, password, name: 'A' })).status, username).toBe(
          400,
        );
        const added = await product.lectern.people.admin.rest.send(
          `/api/v1/secured/workspaces/${product.lectern.workspaceId}/users`,
          {
            method: 'POST',
            body: { username },
          },
        );
        expect(added.status, username).toBe(400);
      }
      const path = `/api/v1/secured/workspaces/${product.lectern.workspaceId}/profile`;
      await product.lectern.people.admin.rest.send(path, {
        method: 'PUT',
        body: {
          title: 'Academy\r\nBcc: victim@example.test\r\n\r\nWords',
          company: 'X\nReply-To: victim@example.test',
        },
      });
      const person = await product.lectern.newPerson('learner');
      product.remember(await product.lectern.resetTokenOf(person));
      const mail = product.mailbox.mails.findLast(({ recipients }) =>
        recipients.includes(person.username.toLowerCase()),
      );
      expect(mail?.recipients).toEqual([person.username.toLowerCase()]);
      expect(mail?.bcc ?? []).toEqual([]);
      expect(mail?.replyTo ?? []).toEqual([]);
      for (const { recipients, source } of product.mailbox.mails.slice(before)) {
        expect(recipients.join()).not.toContain('victim');
        expect(source.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(bcc|reply-to):/im);
      }
    });
  });

  expectCleanLogsAfterwards(() => product, ['PROFILE_CHANGED', 'PASSWORD_RESET_REQUESTED']);
}

function postText(path: string, body: string): Promise<RawAnswer> {
  return rawCall(product.servers.platformUrl, path, {
    method: 'POST',
    headers: [
      ['Host', hosts.lectern],
      ['Content-Type', 'application/json'],
    ],
    body,
  });
}
