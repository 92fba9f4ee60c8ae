import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchServer, type RunningServer } from '../../scripts/lib/launchServer.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCommand } from '../../scripts/lib/startCommand.ts';
import { patientTimeouts } from './patientTimeouts.ts';
import { seededDatabase } from './seededDatabase.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

type Variables = Readonly<Record<string, string>>;

export interface RunningWorker extends RunningServer {
  readonly url: string;
  /** What it has logged so far. */
  log(): Promise<string>;
}

/** A platform that does no jobs on a seeded database of its own, and workers that do. */
export interface WorkerParts {
  readonly platformUrl: string;
  readonly ownerUrl: string;
  startWorker(kinds: string, variables?: Variables): Promise<RunningWorker>;
  stop(): Promise<void>;
}

/** `variables` are for the platform and each of the workers. */
export async function startWorkerParts(variables: Variables = {}): Promise<WorkerParts> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-workers-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const database = await seededDatabase();
    undo.push(() => database.drop());
    let servers = 0;
    const start = async (script: 'start' | 'worker', own: Variables): Promise<RunningWorker> => {
      servers += 1;
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const logFile = join(folder, `${servers}.log`);
      const server = await launchServer({
        name: `${script} ${servers}`,
        command: startCommand({ root: ROOT, name: 'platform', node: process.execPath, script }),
        cwd: join(ROOT, 'platform'),
        env: {
          PATH: process.env['PATH'],
          NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
          APP_ENV: 'dev',
          ...database.environment,
          FILES_DIR: join(folder, 'files'),
          RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
          LOG_LEVEL: 'info',
          ...patientTimeouts,
          [script === 'worker' ? 'WORKER_PORT' : 'PLATFORM_PORT']: String(port),
          ...variables,
          ...own,
        },
        logFile,
        readyUrl: `${url}/readyz`,
      });
      undo.push(() => server.stop());
      return { ...server, url, log: () => readFile(logFile, 'utf8') };
    };
    const platform = await start('start', { JOB_KINDS: 'none' });
    return {
      platformUrl: platform.url,
      ownerUrl: database.ownerUrl,
      startWorker: (kinds, own = {}) => start('worker', { JOB_KINDS: kinds, ...own }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The figure of a process whose line begins so, such as `lectern_platform_jobs_running{kind="mail"}`; 0 where there is none. */
export async function figureOf({ url }: { readonly url: string }, start: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(start));
  return Number(line?.split(' ').at(-1) ?? 0);
}
