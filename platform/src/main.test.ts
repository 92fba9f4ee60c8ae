import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from './db/database.ts';
import { jobSchema } from './db/jobSchema.ts';
import { withOwner } from './testing/databaseUrls.ts';
import { startSilentMailbox, startTestMailbox } from './testing/testMailbox.ts';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

interface Lines {
  /** Everything so far. */
  all(): string;
}

/** Keeps what a server writes. */
function linesOf(server: ChildProcess): Lines {
  let text = '';
  server.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { all: () => text };
}

/** The address from the log line that says where the server listens. */
async function addressOf(lines: Lines): Promise<string> {
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  await expect.poll(lines.all).toMatch(address);
  return address.exec(lines.all())?.[0] ?? '';
}

async function endOf(server: ChildProcess): Promise<{ code: number | null; errors: string }> {
  let errors = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(server, 'close')) as [number | null];
  return { code, errors };
}

describe('the process', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  // In production without a mail server, so that one start shows what it says of that as well.
  test('starts without its database, and says in production that no mail is sent without a mail server', async () => {
    const server = start({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PLATFORM_PORT: '0',
      TOKEN_SECRET: 'a secret of thirty-two bytes or more',
      SEALING_KEY: 'a sealing key of thirty-two bytes or more',
      OAUTH_CLIENT_SECRET: 'another secret',
    });
    const log = linesOf(server);
    const address = await addressOf(log);
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const ended = endOf(server);
    server.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(log.all()).toContain('no mail is sent: set SMTP_URL');
  });

  test('refuses development secrets in production with a sentence', async () => {
    const { code, errors } = await endOf(
      start({ ...database.environment, OAUTH_CLIENT_SECRET: 'lectern-dev-secret', PLATFORM_PORT: '0' }),
    );
    expect(code).toBe(1);
    expect(errors).toContain('OAUTH_CLIENT_SECRET has the public development value');
    expect(errors).toContain('Set the variable TOKEN_SECRET');
  });

  test('serves, says that its port is taken, and stops by SIGINT', async () => {
    const first = start({ APP_ENV: 'dev', ...database.environment, PLATFORM_PORT: '0' });
    const address = await addressOf(linesOf(first));
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const { port } = new URL(address);
    const { code, errors } = await endOf(start({ APP_ENV: 'dev', ...database.environment, PLATFORM_PORT: port }));
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is taken`);
    const ended = endOf(first);
    first.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  test('OP-26 sends the mail of a reset within seconds', async () => {
    const mailbox = await startTestMailbox();
    await inWorkspace(database.db, 1, async (trx) => {
      await trx
        .insertInto('workspace')
        .values({ workspace_id: 1, hostname: 'localhost' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx
        .insertInto('app_user')
        .values({ workspace_id: 1, username: 'reader@demo.test', name: 'Reader' })
        .execute();
    });
    const server = start({
      APP_ENV: 'dev',
      ...database.environment,
      PLATFORM_PORT: '0',
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'trace',
    });
    const log = linesOf(server);
    const address = await addressOf(log);
    const reply = await fetch(`${address}/api/v1/public/tokens/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'localhost' },
      body: JSON.stringify({ '@type': 'RESET_PW', username: 'reader@demo.test' }),
    });
    expect(reply.status).toBe(204);
    await expect.poll(() => mailbox.mails).toHaveLength(1);
    const ended = endOf(server);
    server.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await mailbox.close();
    const token = /token=([\w-]{43})/.exec(mailbox.mails[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(log.all()).not.toMatch(new RegExp(`reader@demo\\.test|${token}`));
  });

  /** A reader, and a server that is asked to mail them. */
  async function askedForReset(mailbox: string, username: string): Promise<ChildProcess> {
    await inWorkspace(database.db, 1, async (trx) => {
      const workspace = { workspace_id: 1, hostname: 'localhost' };
      await trx
        .insertInto('workspace')
        .values(workspace)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await trx.insertInto('app_user').values({ workspace_id: 1, username, name: 'Reader' }).execute();
    });
    const server = start({ APP_ENV: 'dev', ...database.environment, PLATFORM_PORT: '0', SMTP_URL: mailbox });
    const address = await addressOf(linesOf(server));
    await fetch(`${address}/api/v1/public/tokens/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'localhost' },
      body: JSON.stringify({ '@type': 'RESET_PW', username }),
    });
    return server;
  }

  test('OP-26 a mail that a killed server took with it is sent by another', async () => {
    const silent = await startSilentMailbox();
    const killed = await askedForReset(silent.url, 'killed@demo.test');
    await expect.poll(silent.callers).toBe(1);
    const gone = once(killed, 'close');
    killed.kill('SIGKILL');
    await gone;
    await silent.close();
    const updateJobs = (changes: string) => withOwner(database.ownerUrl, `update ${jobSchema}.job set ${changes}`);
    // The job is another's once this one has said nothing for its while: no need to wait that long.
    await updateJobs(`heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`);
    const mailbox = await startTestMailbox({ port: silent.port });
    const other = start({ APP_ENV: 'dev', ...database.environment, PLATFORM_PORT: '0', SMTP_URL: mailbox.url });
    await addressOf(linesOf(other));
    await expect
      .poll(
        async () => {
          // Nor as long as it rests before it is tried again, once the other has noticed.
          await updateJobs(`start_after = now() where state = 'retry'`);
          return mailbox.mails.map(({ recipients }) => recipients);
        },
        { interval: 500 },
      )
      .toEqual([['killed@demo.test']]);
    const ended = endOf(other);
    other.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    await mailbox.close();
  });

  test('by SIGTERM a server ends the jobs that run, and takes no more', async () => {
    const mailbox = await startTestMailbox({ answersAfterMs: 1_500 });
    const server = await askedForReset(mailbox.url, 'drained@demo.test');
    await expect.poll(mailbox.begun).toBe(1);
    const ended = endOf(server);
    server.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(mailbox.mails.map(({ recipients }) => recipients)).toEqual([['drained@demo.test']]);
    const open = await inWorkspace(database.db, 1, (trx) =>
      trx.selectFrom('mail').select('mail.mail_id').where('mail.done_time', 'is', null).execute(),
    );
    expect(open).toEqual([]);
    await mailbox.close();
  });
});
