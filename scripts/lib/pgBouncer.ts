import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPortFree, freePort } from './ports.ts';
import { stopProcess } from './processes.ts';
import { Refusal } from './refusal.mjs';
import { ROOT } from './root.mjs';
import { unprivilegedPrefix } from './unprivileged.ts';

const START_TIMEOUT_MS = 30_000;

export interface RunningPgBouncer {
  /** Its address, for any database of the PostgreSQL behind it. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface PgBouncerOptions {
  /** Path of the program. */
  readonly program: string;
  /** A database of the PostgreSQL behind it. */
  readonly databaseUrl: string;
  /** Of the servers. */
  readonly login: { readonly user: string; readonly password: string };
  /** Connections to each database. */
  readonly poolSize: number;
}

/** Starts PgBouncer with the settings of `deploy/pgbouncer.ini` on a free port of the loopback address. */
export async function startPgBouncer({
  program,
  databaseUrl,
  login,
  poolSize,
}: PgBouncerOptions): Promise<RunningPgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const deployed = readFileSync(join(ROOT, 'deploy', 'pgbouncer.ini'), 'utf8');
  const settings = deployed
    .replace('lectern = host=postgres port=5432 dbname=lectern', `* = host=${hostname} port=${databasePort || 5432}`)
    // How long a statement takes is up to a busy machine.
    .replace('set statement_timeout = 10000', 'set statement_timeout = 120000')
    .replaceAll(/^(listen_addr|listen_port|auth_file|default_pool_size) = .*$/gm, '');
  const configFile = join(folder, 'pgbouncer.ini');
  const own = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_file: join(folder, 'users'),
    default_pool_size: poolSize,
  };
  writeFileSync(
    configFile,
    [settings, ...Object.entries(own).map(([name, value]) => `${name} = ${value}`), ''].join('\n'),
  );
  writeFileSync(join(folder, 'users'), `"${login.user}" "${login.password}"\n`);
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  chmodSync(folder, 0o700);
  const [command, ...args] = [...unprivilegedPrefix(folder, program), program, configFile];
  const child = spawn(command, args, { stdio: ['ignore', output, output] });
  closeSync(output);
  const { pid } = child;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (pid !== undefined && child.exitCode === null) {
      // SIGINT waits for those who are connected; nobody is to be waited for.
      await stopProcess(pid, { signal: 'SIGTERM' });
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + START_TIMEOUT_MS;
  while (await isPortFree(port)) {
    if (child.exitCode !== null || pid === undefined || Date.now() > until) {
      const words = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
      await stop();
      throw new Refusal(`${program} did not start.\n${words}`);
    }
    await sleep(20);
  }
  return { url: `postgres://127.0.0.1:${port}/postgres`, pid: pid ?? 0, stop };
}
