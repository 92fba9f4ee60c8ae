import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { deliverMail } from './deliverMail.ts';
import { mailKinds } from '../mailKinds.ts';
import { enqueueMail } from './order/enqueueMail.ts';
import { createMailSender } from './mailSender.ts';

describe('the outbox', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    for (const workspaceId of [1, 2]) {
      const { username } = await server.aUser({ workspaceId, username: `reader${workspaceId}@demo.test` });
      await inWorkspace(server.db, workspaceId, (trx) =>
        enqueueMail(server.app.jobs, trx, { workspaceId, kind: 'RESET_PW', recipient: username, now: server.now() }),
      );
    }
    const log = { warn: vi.fn<(...line: unknown[]) => void>(), error: vi.fn<(...line: unknown[]) => void>() };
    const send = createMailSender(server.config.mail);
    await doJobs(
      server,
      deliverMail({ config: server.config, db: server.db, clock: server.now }, { send, log, kinds: mailKinds }),
    );
  });
  afterAll(() => server.close());

  test('without a mail server keeps the mails of the workspace, with their links', async () => {
    const { status, body } = await server.call<{ to: string; link: string; subject: string }[]>('GET', '/outbox.json');
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      to: 'reader1@demo.test',
      subject: 'Choose a new password for Workspace 1',
      link: expect.stringMatching(/^http:\/\/localhost:4000\/passwordreset\?token=[\w-]{43}$/),
    });
  });

  test('is a page whose frames may run nothing', async () => {
    const page = await server.call<string>('GET', '/outbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const frame = /src="(\/outbox\/\d+)" sandbox="([^"]*)"/.exec(page.body);
    expect(frame?.[2]).not.toContain('allow-scripts');
    const mail = await server.call<string>('GET', frame?.[1] ?? '');
    expect(mail.body).toContain('Choose a new password');
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
    expect((await server.call('GET', frame?.[1] ?? '', { host: 'acme.localhost' })).status).toBe(404);
  });

  test.each(['production', 'staging'])(
    'LIM-41 is there on a development machine only, not in %s',
    async (environment) => {
      const production = await createTestApp({
        APP_ENV: environment,
        TOKEN_SECRET: 'a secret of thirty-two bytes or more',
        SEALING_KEY: 'a sealing key of thirty-two bytes or more',
        OAUTH_CLIENT_SECRET: 'another secret',
      });
      for (const path of ['/outbox', '/outbox.json', '/outbox/1000']) {
        expect((await production.call('GET', path)).status).toBe(404);
      }
      await production.close();
    },
  );
});
