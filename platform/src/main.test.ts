import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The address from the log line that says where the server listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (server.stdout === null) {
    throw new Error('the server has no output');
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) {
      return address;
    }
  }
  throw new Error('the server ended before it listened');
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

  test.each(['SIGTERM', 'SIGINT'] as const)('serves, and stops by %s', async (signal) => {
    const server = start({ APP_ENV: 'dev', DATABASE_URL: database.url, PLATFORM_PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const ended = endOf(server);
    server.kill(signal);
    expect((await ended).code).toBe(0);
  });

  test('starts without its database and is ready once it is there', async () => {
    const server = start({ APP_ENV: 'dev', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PLATFORM_PORT: '0' });
    const address = await addressOf(server);
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    const ended = endOf(server);
    server.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  test('refuses development secrets in production with a sentence', async () => {
    const { code, errors } = await endOf(
      start({ DATABASE_URL: database.url, OAUTH_CLIENT_SECRET: 'lectern-dev-secret', PLATFORM_PORT: '0' }),
    );
    expect(code).toBe(1);
    expect(errors).toContain('OAUTH_CLIENT_SECRET has the public development value');
    expect(errors).toContain('Set the variable TOKEN_SECRET');
  });

  test('says that its port is taken', async () => {
    const first = start({ APP_ENV: 'dev', DATABASE_URL: database.url, PLATFORM_PORT: '0' });
    const port = new URL(await addressOf(first)).port;
    const { code, errors } = await endOf(start({ APP_ENV: 'dev', DATABASE_URL: database.url, PLATFORM_PORT: port }));
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is taken`);
    const ended = endOf(first);
    first.kill('SIGTERM');
    await ended;
  });
});
