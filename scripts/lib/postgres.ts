import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { makeDataFolder } from './dataFolder.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgresBinaries.ts';
import { isPortFree, nextFreePort } from './ports.ts';
import { commandLine, isAlive, send, stopProcess, waitForExit } from './processes.ts';
import { Refusal } from './refusal.mjs';
import { ROOT } from './root.mjs';
import { unprivilegedPrefix } from './unprivileged.ts';

const OWNER = 'lectern_owner';
const DATABASE = 'lectern';
const START_TIMEOUT_MS = 180_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** For databases of which nothing is kept and that live for moments: nothing is flushed, and nobody tidies up or counts behind their backs. */
const PASSING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
  bgwriter_lru_maxpages: 0,
  autovacuum: 'off',
  track_counts: 'off',
};

/** Where no replica follows, its log has nothing for one. */
const ALONE = { wal_level: 'minimal', max_wal_senders: 0 };

/** A PostgreSQL that was started by {@link startPostgres}. */
export interface RunningPostgres {
  /** Address of the database `lectern` as its owner. */
  readonly ownerUrl: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Stops the server; open transactions are rolled back. */
  stop(): Promise<void>;
}

/** What every step of a start needs to know. */
interface Place {
  /** Holds everything. */
  readonly folder: string;
  /** The data folder of PostgreSQL inside it. */
  readonly cluster: string;
  readonly binaries: PostgresBinaries;
  /** Words before each command, see `unprivilegedPrefix`. */
  readonly prefix: readonly string[];
  /** Whether what is committed outlives a crash of the machine. */
  readonly durable: boolean;
  readonly replicated: boolean;
}

/**
 * Starts the PostgreSQL that came with the packages, or the one of `LECTERN_POSTGRES_BIN`, on the loopback address.
 *
 * `dataDir` is made when it is missing and holds `cluster/` (the data), `password` (of the owner, readable by its user
 * alone) and `postgres.log`. The caller sees to it that nobody else uses the folder: a server that still runs on it is
 * taken for the rest of a killed start and is stopped. `port` is where to begin looking for a free one. Without `durable` a
 * crash of the machine may lose everything: for data that ends with the tests, as waiting for the disk is much of their time. Nothing
 * can follow it then, unless it is `replicated`.
 *
 * Refuses in words when it cannot start.
 */
export async function startPostgres({
  dataDir,
  port,
  durable = true,
  replicated = durable,
  log = () => {},
}: {
  readonly dataDir: string;
  readonly port?: number | undefined;
  readonly durable?: boolean;
  readonly replicated?: boolean;
  readonly log?: (line: string) => void;
}): Promise<RunningPostgres> {
  const folder = makeDataFolder(dataDir);
  const binaries = findPostgresBinaries(ROOT);
  const prefix = unprivilegedPrefix(folder, binaries.postgres);
  const cluster = join(folder, 'cluster');
  const place = { folder, cluster, binaries, prefix, durable, replicated };
  if (await stopLeftover(cluster)) {
    log('Stopped a PostgreSQL that was left over from an earlier start.');
  }
  if (!existsSync(cluster)) {
    log('Preparing the database. This happens once.');
    createCluster(place);
  }
  const server = await startServer(place, port);
  return { ...server, ownerUrl: await ensureDatabase(folder, server.port) };
}

/** Stops the server that the cluster's own pid file names, when that process really serves this cluster. */
async function stopLeftover(cluster: string): Promise<boolean> {
  const pid = clusterPid(cluster);
  if (pid === null || !isAlive(pid) || !commandLine(pid)?.includes(`-D ${cluster} `)) {
    return false;
  }
  await stopServer(pid);
  return true;
}

function clusterPid(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) {
    return null;
  }
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 1 ? pid : null;
}

/** SIGINT rolls open transactions back and writes everything out; SIGQUIT leaves that to the next start's recovery. */
async function stopServer(pid: number): Promise<void> {
  if (!send(pid, 'SIGINT') || (await waitForExit(pid, 20_000))) {
    return;
  }
  await stopProcess(pid, { signal: 'SIGQUIT', graceMs: 5_000 });
}

/** Builds the cluster beside its place and moves it there when complete, so that an interrupted start leaves no half. */
function createCluster({ folder, cluster, binaries, prefix }: Place): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const [command, ...args] = [
    ...prefix,
    binaries.initdb,
    ...localeOf(binaries.version),
    `--pgdata=${draft}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  const result = spawnSync(command, args, { encoding: 'utf8', env: serverEnv() });
  if (result.status !== 0) {
    const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1);
    throw new Refusal(`The database could not be prepared in ${folder}: ${reason}`);
  }
  renameSync(draft, cluster);
}

/** The same order and letters on every machine, whatever its languages are; before 17 those of the system. */
const localeOf = (version: number): readonly string[] =>
  version >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8'];

async function startServer(place: Place, port: number | undefined): Promise<Launched> {
  const logFile = join(place.folder, 'postgres.log');
  const until = Date.now() + START_TIMEOUT_MS;
  let wanted = await nextFreePort(port);
  for (;;) {
    const server = launch(place, wanted, logFile);
    const outcome = await Promise.race([server.exited.then(() => 'exited'), untilReady(server, place.cluster, until)]);
    if (outcome === 'ready') {
      return server;
    }
    await server.stop();
    if (Date.now() > until) {
      throw new Refusal(`PostgreSQL did not become ready. Its log is ${logFile}.`);
    }
    const tail = readFileSync(logFile, 'utf8').slice(server.logStart);
    if (!(await isPortFree(wanted))) {
      wanted = await nextFreePort(wanted + 1);
    }
    // The children of a killed server need a moment to notice and to let go of its memory and its pid file.
    else if (/pre-existing shared memory|lock file "postmaster.pid" already exists/.test(tail)) {
      await sleep(200);
    } else {
      throw new Refusal(`PostgreSQL could not start: ${lastFatal(tail)} Its log is ${logFile}.`);
    }
  }
}

interface Launched {
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<void>;
  stop(): Promise<void>;
  /** Where its part of the log begins, in bytes. */
  readonly logStart: number;
}

function launch({ cluster, binaries, prefix, durable, replicated }: Place, port: number, logFile: string): Launched {
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) {
    rmSync(logFile);
  }
  const output = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    shared_buffers: '128MB',
    jit: 'off',
    log_checkpoints: 'off',
    ...(durable ? {} : PASSING),
    ...(replicated ? {} : ALONE),
  };
  const [command = '', ...args] = [
    ...prefix,
    binaries.postgres,
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // Its own process group: Ctrl-C in a terminal reaches the whole group, and the database must be the last to stop.
  const child = spawn(command, args, { detached: true, stdio: ['ignore', output, output], env: serverEnv() });
  closeSync(output);
  const { pid } = child;
  if (pid === undefined) {
    throw new Refusal(`PostgreSQL could not start: ${command} cannot be run.`);
  }
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      await stopServer(pid);
    }
    await exited;
  };
  return { port, pid, exited, stop, logStart };
}

/** The server writes `ready` as the eighth line of its pid file when it accepts connections. */
async function untilReady(server: Launched, cluster: string, until: number): Promise<'ready' | 'late'> {
  const file = join(cluster, 'postmaster.pid');
  while (Date.now() < until) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // A killed server leaves its file behind, so the id is compared too.
    if (Number(lines[0]) === server.pid && lines[7]?.trim() === 'ready') {
      return 'ready';
    }
    await sleep(25);
  }
  return 'late';
}

async function ensureDatabase(folder: string, port: number): Promise<string> {
  const password = readFileSync(join(folder, 'password'), 'utf8');
  const address = (database: string) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
  const client = new Client({ connectionString: address('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) {
      await client.query(`create database ${DATABASE}`);
    }
  } finally {
    await client.end();
  }
  return address(DATABASE);
}

function lastFatal(log: string): string {
  const line = log.split('\n').findLast((entry) => /FATAL|ERROR/.test(entry));
  return line ? `${line.replace(/^.*?(?:FATAL|ERROR):\s*/, '')}.` : 'it stopped at once.';
}

/** Nothing of the caller's own PostgreSQL settings may reach the server. */
function serverEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
