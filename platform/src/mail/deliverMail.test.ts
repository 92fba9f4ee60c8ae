import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createJobQueue } from '../job/jobQueue.ts';
import { jobKinds } from '../jobKinds.ts';
import { eraseWithin } from '../personalData/erasePersonalData.ts';
import { doJobs } from '../testing/doJobs.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { startTestMailbox, type TestMailbox } from '../testing/testMailbox.ts';
import { deliverMail } from './deliverMail.ts';
import { mailKinds } from '../mailKinds.ts';
import { findOrderedMail, finishMail, type OrderedMail } from './mailQueries.ts';
import { enqueueMail, type MailOrder } from './order/enqueueMail.ts';
import { mailJob } from './order/mailJob.ts';
import { createMailSender } from './mailSender.ts';
import { prepareMail } from './prepareMail.ts';
import type { PreparedMail } from './preparedMail.ts';
import { queueWaitingMail } from './queueWaitingMail.ts';
import { renderMail } from './renderMail.ts';
import type { Id } from '../shared/id.ts';

const log = { warn: vi.fn<(...line: unknown[]) => void>(), error: vi.fn<(...line: unknown[]) => void>() };

const quiet = { ...log, info: vi.fn<(...line: unknown[]) => void>() };

describe('sending mail', () => {
  let server: TestApp;
  let mailbox: TestMailbox;
  beforeAll(async () => {
    server = await createTestApp({ PUBLIC_URL_PATTERN: 'https://{hostname}' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.at('2030-01-31T09:00:00.000Z');
    mailbox = await startTestMailbox();
  });
  afterEach(async () => {
    await mailbox.close();
    await inWorkspace(server.db, 1, (trx) => trx.deleteFrom('mail').execute());
    await (await server.app.jobs.open()).deleteAllJobs(mailJob.name);
    log.warn.mockClear();
    log.error.mockClear();
  });

  const order = (values: Partial<MailOrder> = {}, workspaceId = 1) =>
    inWorkspace(server.db, workspaceId, (trx) =>
      enqueueMail(server.app.jobs, trx, {
        workspaceId,
        kind: 'RESET_PW',
        recipient: 'nobody@demo.test',
        now: server.now(),
        ...values,
      }),
    );
  const deliveryTo = (url: string) =>
    deliverMail(
      { config: server.config, db: server.db, clock: server.now },
      { send: createMailSender({ smtpUrl: url, from: 'Lectern <no-reply@lectern.test>' }), log, kinds: mailKinds },
    );
  /** Sends what is due; `early` also what waits for its next attempt. */
  const deliver = (url = mailbox.url, early = false) => doJobs(server, deliveryTo(url), { early });
  const sent = { completed: 1, failed: 0 };
  const unsent = { completed: 0, failed: 1 };
  const nothing = { completed: 0, failed: 0 };
  const rows = () =>
    inWorkspace(server.db, 1, (trx) => trx.selectFrom('mail').select(['mail.done_time', 'mail.rendered']).execute());
  const jobs = async () => (await server.app.jobs.open()).findJobs(mailJob.name);
  const after = (milliseconds: number) => server.at(new Date(server.now().getTime() + milliseconds));

  test('OP-26 AUTH-03 a reset mail goes to the account, in its language, as HTML and as text', async () => {
    const user = await server.aUser({ username: 'Mail.Reader@demo.test' });
    await inWorkspace(server.db, 1, (trx) =>
      trx.updateTable('app_user').set({ language: 'uk' }).where('app_user.user_id', '=', user.userId).execute(),
    );
    await order({ recipient: 'mail.reader@DEMO.test' });
    expect(await deliver()).toEqual(sent);
    expect(mailbox.mails).toHaveLength(1);
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({
      recipients: ['Mail.Reader@demo.test'],
      subject: 'Новий пароль для «Workspace 1»',
      from: { name: 'Workspace 1', address: 'no-reply@lectern.test' },
    });
    const link = /https:\/\/localhost\/passwordreset\?token=[\w-]{43}/;
    expect(mail?.text).toMatch(link);
    expect(mail?.html).toMatch(link);
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    const [row] = await rows();
    expect(row).toMatchObject({ rendered: null, done_time: server.now() });
  });

  test('OP-26 OP-09 a reset for an unknown name is done without a mail', async () => {
    await order({ recipient: 'nobody@demo.test' });
    expect(await deliver()).toEqual(sent);
    expect(mailbox.mails).toEqual([]);
    expect((await rows())[0]?.done_time).toEqual(server.now());
  });

  test('USERS-04 OP-26 a reset does not wait behind the invitations of a whole company', async () => {
    for (let count = 0; count < 10; count += 1) {
      await order({ kind: 'INVITATION', recipient: `invited${count}@demo.test` }, 2);
    }
    await order();
    const [first] = await (await server.app.jobs.open()).fetch<{ workspaceId: Id }>(mailJob.name);
    expect(first?.data).toMatchObject({ workspaceId: 1 });
    await inWorkspace(server.db, 2, (trx) => trx.deleteFrom('mail').execute());
  });

  test('OP-26 a stranger is not flooded by someone who makes and erases accounts with their address', async () => {
    const delivery = deliveryTo(mailbox.url);
    for (let count = 0; count < 25; count += 1) {
      const { userId } = await server.aUser({ username: 'stranger@demo.test' });
      await order({ kind: 'PASSWORD_CHANGED', recipient: 'stranger@demo.test', params: { userId } });
      await doJobs(server, delivery);
      await inWorkspace(server.db, 1, (trx) =>
        trx.deleteFrom('app_user').where('app_user.user_id', '=', userId).execute(),
      );
    }
    expect(mailbox.mails).toHaveLength(20);
    after(3_600_000);
    const { userId } = await server.aUser({ username: 'STRANGER@demo.test' });
    await order({ kind: 'PASSWORD_CHANGED', recipient: 'STRANGER@demo.test', params: { userId } });
    await doJobs(server, delivery);
    expect(mailbox.mails).toHaveLength(21);
  });

  test('OP-26 an account of another workspace gets no mail', async () => {
    await server.aUser({ workspaceId: 2, username: 'elsewhere@demo.test' });
    await order({ recipient: 'elsewhere@demo.test' });
    await deliver();
    expect(mailbox.mails).toEqual([]);
  });

  test('AUTH-15 OP-30 an invitation goes out in the language of the workspace and is valid for 30 days', async () => {
    const { user_id: userId } = await inWorkspace(server.db, 2, async (trx) => {
      await trx
        .updateTable('workspace')
        .set({ profile: JSON.stringify({ title: 'Küche', lang: 'de' }) })
        .execute();
      return trx
        .insertInto('invitation')
        .values({ workspace_id: 2, username: 'new@demo.test' })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow();
    });
    await order({ kind: 'INVITATION', recipient: 'new@demo.test', params: { userId } }, 2);
    await deliver();
    const [mail] = mailbox.mails;
    expect(mail).toMatchObject({ recipients: ['new@demo.test'], subject: 'Einladung zu Küche' });
    expect(mail?.text).toMatch(/https:\/\/acme\.localhost\/signin\?invitation_token=[\w-]{43}/);
    expect(mail?.text).toContain('30 Tage');
  });

  test('an invitation that was taken back in the meantime is not sent', async () => {
    const { user_id: userId } = await inWorkspace(server.db, 1, (trx) =>
      trx
        .insertInto('invitation')
        .values({ workspace_id: 1, username: 'gone@demo.test', revoked_time: new Date() })
        .returning('invitation.user_id')
        .executeTakeFirstOrThrow(),
    );
    await order({ kind: 'INVITATION', recipient: 'gone@demo.test', params: { userId } });
    await deliver();
    expect(mailbox.mails).toEqual([]);
  });

  test('while the mail server is away mails wait, each time longer, and go out when it is back', async () => {
    await server.aUser({ username: 'patient@demo.test' });
    await order({ recipient: 'patient@demo.test' });
    const { port, url } = mailbox;
    await mailbox.close();
    for (const [index, early] of [false, true, true].entries()) {
      const before = Date.now();
      expect(await deliver(url, early)).toEqual(unsent);
      // Not due again at once.
      expect(await deliver(url)).toEqual(nothing);
      const [job] = await jobs();
      const due = job?.startAfter.getTime() ?? 0;
      // It was set at some time between the two, however long that took.
      expect((due - before) / 1000).toBeGreaterThan(5 * 2 ** index);
      expect((due - Date.now()) / 1000).toBeLessThanOrEqual(15 * 2 ** (index + 1));
    }
    mailbox = await startTestMailbox({ port });
    expect(await deliver(url, true)).toEqual(sent);
    expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([['patient@demo.test']]);
    expect(await deliver(url, true)).toEqual(nothing);
    expect(log.warn).toHaveBeenCalledTimes(3);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('patient@demo.test');
  });

  test('a mail whose address the server refuses for good is given up, without the address in the log', async () => {
    await mailbox.close();
    mailbox = await startTestMailbox({ refused: ['closed@demo.test'] });
    await server.aUser({ username: 'closed@demo.test' });
    await order({ recipient: 'closed@demo.test' });
    await deliver();
    expect((await rows())[0]?.done_time).toEqual(server.now());
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ responseCode: 550 }), 'a mail was given up');
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('closed@demo.test');
  });

  test('a mail that no server takes is given up after its last attempt, and nothing of it is kept', async () => {
    await server.aUser({ username: 'unlucky@demo.test' });
    await order({ recipient: 'unlucky@demo.test' });
    const { url } = mailbox;
    await mailbox.close();
    for (let attempt = 1; attempt <= mailJob.retry.most; attempt += 1) {
      expect(await deliver(url, true)).toEqual(unsent);
    }
    expect((await rows())[0]?.done_time).toBeNull();
    expect(await deliver(url, true)).toEqual(sent);
    expect((await rows())[0]).toMatchObject({ rendered: null, done_time: expect.any(Date) });
    expect(await deliver(url, true)).toEqual(nothing);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ tries: mailJob.retry.most + 1 }),
      'a mail was given up',
    );
    mailbox = await startTestMailbox();
  });

  test('a mail is not sent when what it is about is not committed', async () => {
    await server.aUser({ username: 'undone@demo.test' });
    const undone = inWorkspace(server.db, 1, async (trx) => {
      const mail = { workspaceId: 1, kind: 'RESET_PW', recipient: 'undone@demo.test', now: server.now() } as const;
      await enqueueMail(server.app.jobs, trx, mail);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliver()).toEqual(nothing);
  });

  test('the queue holds ids alone: no address, no token', async () => {
    const { username } = await server.aUser();
    await order({ recipient: username });
    expect((await jobs()).map(({ data }) => data)).toEqual([
      { workspaceId: 1, payload: { mailId: expect.any(Number) } },
    ]);
    await deliver();
    expect(JSON.stringify(await jobs())).not.toMatch(/demo\.test|[\w-]{43}/);
  });

  test('a mail that a server of the version before the queue has ordered is put into it', async () => {
    const { username } = await server.aUser();
    await inWorkspace(server.db, 1, (trx) =>
      sql`insert into mail (workspace_id, kind, recipient, next_try_time) values (1, 'RESET_PW', ${username}, ${server.now()})`.execute(
        trx,
      ),
    );
    const deps = { db: server.db, clock: server.now, jobs: server.app.jobs };
    expect(await deliver()).toEqual(nothing);
    expect(await queueWaitingMail(deps)).toBe(1);
    after(10 * 60_000);
    expect(await queueWaitingMail(deps)).toBe(0);
    expect(await deliver()).toEqual(sent);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('anyone who registered with a stranger’s address writes them no line by their name', async () => {
    const { userId, username } = await server.aUser({ name: 'You won, call me' });
    const read = async () => {
      await order({ kind: 'PASSWORD_CHANGED', recipient: username, params: { userId } });
      await deliver();
      return JSON.stringify(mailbox.mails.at(-1));
    };
    expect(await read()).not.toContain('You won');
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('app_user')
        .set({ email_verified_time: server.now() })
        .where('app_user.user_id', '=', userId)
        .execute(),
    );
    expect(await read()).toContain('You won');
    // A provider of a trial's maker verifies any address.
    const setTrial = (trial: boolean) =>
      inWorkspace(server.db, 1, (trx) =>
        trx.updateTable('workspace').set({ trial }).where('workspace.workspace_id', '=', 1).execute(),
      );
    await setTrial(true);
    expect(await read()).not.toContain('You won');
    await setTrial(false);
  });

  test('a mail that is rendered while its person is erased leaves nothing of them', async () => {
    const { userId, username } = await server.aUser();
    await order({ recipient: username });
    const [job] = await (await server.app.jobs.open()).fetch<{ payload: { mailId: Id } }>(mailJob.name);
    await inWorkspace(server.db, 1, async (trx) => {
      const mailId = job?.data.payload.mailId ?? 0;
      const mail = (await findOrderedMail(trx, { workspaceId: 1, mailId })) as OrderedMail;
      const prepared = await prepareMail(trx, { config: server.config, kinds: mailKinds }, mail, server.now());
      const rendered = renderMail(prepared as PreparedMail);
      await eraseWithin(trx, {
        workspaceId: 1,
        by: { userId },
        confirmUsername: username,
        request: null,
        now: server.now(),
      });
      await finishMail(trx, mail, server.now(), rendered);
    });
    expect(JSON.stringify(await rows())).not.toContain(username);
  });

  test('two servers side by side send each mail once', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `side${index}@demo.test`);
    for (const username of names) {
      await server.aUser({ username });
      await order({ recipient: username });
    }
    const servers = [0, 1].map(() =>
      createJobQueue({
        ...server.config.database,
        db: server.db,
        clock: server.now,
        kinds: jobKinds,
        drainMs: 5_000,
        log: quiet,
      }),
    );
    for (const each of servers) {
      each.work([deliveryTo(mailbox.url)]);
    }
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(names.length);
    await Promise.all(servers.map((each) => each.stop()));
    expect(mailbox.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(names.toSorted());
    expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(names.length);
  });

  test('a title cannot add a header or a recipient', async () => {
    const { profile } = await inWorkspace(server.db, 1, async (trx) => {
      const before = await trx.selectFrom('workspace').select('workspace.profile').executeTakeFirstOrThrow();
      await trx
        .updateTable('workspace')
        .set({ profile: JSON.stringify({ title: 'Evil\r\nBcc: victim@demo.test\r\n\r\n<b>"x" <a@b.c>, c@d.e' }) })
        .execute();
      return before;
    });
    await server.aUser({ username: 'target@demo.test' });
    await order({ recipient: 'target@demo.test' });
    await deliver();
    await inWorkspace(server.db, 1, (trx) =>
      trx
        .updateTable('workspace')
        .set({ profile: JSON.stringify(profile) })
        .execute(),
    );
    const [mail] = mailbox.mails;
    expect(mail?.recipients).toEqual(['target@demo.test']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.from).toMatchObject({
      name: 'Evil Bcc: victim@demo.test <b>"x" <a@b.c>, c@d.e',
      address: 'no-reply@lectern.test',
    });
    expect(mail?.to).toEqual([{ name: '', address: 'target@demo.test' }]);
    expect(mail?.html).not.toContain('<b>"x"');
  });
});
