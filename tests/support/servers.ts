import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchServer } from '../../scripts/lib/launchServer.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCommand } from '../../scripts/lib/startCommand.ts';
import { patientTimeouts } from './patientTimeouts.ts';
import { seededDatabase } from './seededDatabase.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** One platform and one gateway on a seeded database of their own, without the built web client. */
export interface Servers {
  /** Without a slash at the end, as `platformUrl`. */
  readonly gatewayUrl: string;
  readonly platformUrl: string;
  /** Address of the database as its owner. */
  readonly ownerUrl: string;
  /** Of the processes, for those who measure them. */
  readonly pids: { readonly platform: number; readonly gateway: number };
  /** What both servers have logged so far. */
  logs(): Promise<string>;
  /** Ends both servers and drops the database. */
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/**
 * Starts the servers on free ports, with further variables where given: for both, and for the gateway alone. Rejects with a
 * server's last words when it does not become ready.
 */
export async function startServers(variables: Variables = {}, ofGateway: Variables = {}): Promise<Servers> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-servers-'));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const database = await seededDatabase();
    undo.push(() => database.drop());
    const [platformPort, port, contentPort] = [await freePort(), await freePort(), await freePort()];
    const platformUrl = `http://127.0.0.1:${platformPort}`;
    const gatewayUrl = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      APP_ENV: 'dev',
      DATABASE_OWNER_URL: database.ownerUrl,
      ...database.environment,
      PLATFORM_PORT: String(platformPort),
      PLATFORM_URL: platformUrl,
      PORT: String(port),
      CONTENT_PORT: String(contentPort),
      PUBLIC_URL_PATTERN: `http://{hostname}:${port}`,
      // One address plays all the people of a test run.
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
      RATE_LIMIT_TRIALS_PER_HOUR: '100000',
      LOG_LEVEL: 'warn',
      ...patientTimeouts,
      ...variables,
    };
    const pids = { platform: 0, gateway: 0 };
    for (const [name, url] of [
      ['platform', platformUrl],
      ['gateway', gatewayUrl],
    ] as const) {
      const server = await launchServer({
        name,
        command: startCommand({ root: ROOT, name, node: process.execPath }),
        cwd: join(ROOT, name),
        env: name === 'gateway' ? { ...env, ...ofGateway } : env,
        logFile: join(folder, `${name}.log`),
        readyUrl: `${url}/readyz`,
      });
      undo.push(() => server.stop());
      pids[name] = server.pid;
    }
    const logs = async () => {
      const texts = ['platform', 'gateway'].map((name) => readFile(join(folder, `${name}.log`), 'utf8'));
      return (await Promise.all(texts)).join('\n');
    };
    return { gatewayUrl, platformUrl, ownerUrl: database.ownerUrl, pids, logs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
