import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, statusOf, type RunningServer } from '../../../scripts/lib/launchServer.ts';
import { freePort } from '../../../scripts/lib/ports.ts';
import { startPostgres, type RunningPostgres } from '../../../scripts/lib/postgres.ts';
import { runToEnd } from '../../../scripts/lib/runToEnd.ts';
import { startCommand } from '../../../scripts/lib/startCommand.ts';
import { patientTimeouts } from '../../support/patientTimeouts.ts';
import type { Part } from '../processIds.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const RECOVERY_MS = 120_000;

/** A gateway, a platform and a PostgreSQL with the demo content, each of which can be killed and comes back on its port. */
export interface KillableParts {
  readonly gatewayUrl: string;
  readonly platformUrl: string;
  readonly ownerUrl: string;
  /** Where the platform keeps files. */
  readonly filesDir: string;
  /** Kills a part at once and starts it again; resolves when all is ready. */
  kill(part: Part): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Unlike the start command it never gives up on a part, however often that is killed, and begins again without a pause: what is tried is what
 * is kept, not how a crash loop is slowed down. Both servers get the further variables.
 */
export async function startKillableParts(variables: Readonly<Record<string, string>> = {}): Promise<KillableParts> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-kill-'));
  const dataDir = join(folder, 'postgres');
  const filesDir = join(folder, 'files');
  const postgresPort = await freePort();
  const startDatabase = () => startPostgres({ dataDir, port: postgresPort });
  let database: RunningPostgres = await startDatabase();
  const { ownerUrl } = database;
  const appUrl = new URL(ownerUrl);
  appUrl.username = 'lectern_server_killed';
  appUrl.password = 'killed';
  const [platformPort, port, contentPort] = [await freePort(), await freePort(), await freePort()];
  const [platformUrl, gatewayUrl] = [`http://127.0.0.1:${platformPort}`, `http://127.0.0.1:${port}`];
  const env = {
    ...process.env,
    // The runner's own would reach the servers.
    NODE_ENV: undefined,
    APP_ENV: 'dev',
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_URL: appUrl.href,
    PLATFORM_PORT: String(platformPort),
    PLATFORM_URL: platformUrl,
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    PUBLIC_URL_PATTERN: `http://{hostname}:${port}`,
    FILES_DIR: filesDir,
    RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
    LOG_LEVEL: 'warn',
    ...patientTimeouts,
    ...variables,
  };
  const prepare = (what: string, script: string) => runToEnd({ what, node: process.execPath, script, root: ROOT, env });
  const startServer = (name: 'platform' | 'gateway') =>
    launchServer({
      name,
      command: startCommand({ root: ROOT, name, node: process.execPath }),
      cwd: join(ROOT, name),
      env,
      logFile: join(folder, `${name}.log`),
      readyUrl: `${name === 'platform' ? platformUrl : gatewayUrl}/readyz`,
    });
  const running = new Map<'platform' | 'gateway', RunningServer>();
  const stop = async () => {
    for (const name of ['gateway', 'platform'] as const) await running.get(name)?.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await prepare('The migration', 'platform/src/db/runMigrations.ts');
    await prepare('The demo content', 'platform/seed/seed.ts');
    for (const name of ['platform', 'gateway'] as const) running.set(name, await startServer(name));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    gatewayUrl,
    platformUrl,
    ownerUrl,
    filesDir,
    async kill(part) {
      const victim = part === 'database' ? database : running.get(part);
      if (!victim) throw new Error(`There is no ${part}`);
      process.kill(victim.pid, 'SIGKILL');
      await victim.exited;
      if (part === 'database') database = await startDatabase();
      else running.set(part, await startServer(part));
      await ready([`${platformUrl}/readyz`, `${gatewayUrl}/readyz`]);
    },
    stop,
  };
}

/** Servers that lost another one say so until they have it again. */
async function ready(addresses: readonly string[]): Promise<void> {
  const until = Date.now() + RECOVERY_MS;
  for (const address of addresses) {
    while ((await statusOf(address)) !== 200) {
      if (Date.now() > until) throw new Error(`${address} was not ready again`);
      await pause(25);
    }
  }
}
