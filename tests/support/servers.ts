import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const ROOT = resolve(import.meta.dirname, '..', '..');
const READY_TIMEOUT_MS = 60_000;

/** One platform and one gateway on a seeded database of their own, without the built web client. */
export interface Servers {
  /** Without a slash at the end, as `platformUrl`. */
  readonly gatewayUrl: string;
  readonly platformUrl: string;
  /** Address of the database as its owner. */
  readonly ownerUrl: string;
  /** Ends both servers and drops the database. */
  stop(): Promise<void>;
}

/**
 * Starts the servers on free ports. The database is a new one on the PostgreSQL of `TEST_DATABASE_OWNER_URL`, else on an
 * embedded one in a temporary folder. Rejects with a server's last words when it does not become ready.
 */
export async function startServers(): Promise<Servers> {
  const postgres = await openPostgres();
  const database = await createDatabase(postgres.ownerUrl);
  const [platformPort, port] = [await freePort(), await freePort()];
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const gatewayUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    APP_ENV: 'dev',
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_URL: database.appUrl,
    PLATFORM_PORT: String(platformPort),
    PLATFORM_URL: platformUrl,
    PORT: String(port),
    PUBLIC_URL_PATTERN: `http://{hostname}:${port}`,
    // One address plays all the people of a test run.
    RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
    LOG_LEVEL: 'warn',
  };
  const started: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(started.map(end));
    await database.drop();
    await postgres.stop();
  };
  try {
    await run('platform/src/db/runMigrations.ts', env);
    await run('platform/seed/seed.ts', env);
    for (const [script, url] of [
      ['platform/src/main.ts', platformUrl],
      ['gateway/src/main.ts', gatewayUrl],
    ] as const) {
      const server = launch(script, env);
      started.push(server);
      await untilReady(url, server);
    }
    return { gatewayUrl, platformUrl, ownerUrl: database.ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPostgres(): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_OWNER_URL'];
  if (given !== undefined) return { ownerUrl: given, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'lectern-servers-'));
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
  return {
    ownerUrl: server.ownerUrl,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(ownerUrl: string) {
  const name = `lectern_servers_${randomUUID().replaceAll('-', '')}`;
  await asOwner(ownerUrl, `create database ${name}`);
  const own = new URL(ownerUrl);
  own.pathname = `/${name}`;
  const app = new URL(own);
  // A login of the cluster, so other test runs on it share the name and the password.
  app.username = 'lectern_test';
  app.password = 'lectern-test';
  return {
    ownerUrl: own.href,
    appUrl: app.href,
    drop: () => asOwner(ownerUrl, `drop database if exists ${name} with (force)`),
  };
}

async function asOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function launch(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [join(ROOT, script)], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(String(chunk)));
  lastWords.set(child, words);
  return child;
}

const lastWords = new WeakMap<ChildProcess, string[]>();

async function run(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = launch(script, env);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${script} failed:\n${lastWords.get(child)?.join('')}`);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_TIMEOUT_MS;
  const isRunning = () => child.exitCode === null;
  while (isRunning() && Date.now() < until) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error(`${url} did not become ready:\n${lastWords.get(child)?.join('')}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
