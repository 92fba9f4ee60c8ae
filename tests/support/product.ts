import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/lib/ports.ts';
import { patientTimeouts } from './patientTimeouts.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The product as `npm start` runs it, on its own ports and data. */
export interface Product {
  /** Address of the gateway, which also serves the web client; without a slash at the end. */
  readonly webUrl: string;
  /** Address of the REST platform; without a slash at the end. */
  readonly platformUrl: string;
  readonly dataDir: string;
  /** Process id of the command itself. */
  readonly pid: number;
  /** Everything that it has printed so far. */
  output(): string;
  /** Sends the signal and waits for the end; answers the exit code. The data stays unless it was made for this call. */
  stop(signal?: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export interface ProductOptions {
  /** 0 or nothing takes a free one. */
  readonly port?: number;
  readonly platformPort?: number;
  /** Without it a temporary folder is made, and removed by `stop`. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the start command until it says that the product is ready. Rejects with its words when it ends before. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port || (await freePort());
  const platformPort = options.platformPort || (await freePort());
  const contentPort = await freePort();
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'lectern-product-')));
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      CONTENT_PORT: String(contentPort),
      LECTERN_DATA: dataDir,
      // One address plays all the people of a test run.
      RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
      RATE_LIMIT_TRIALS_PER_HOUR: '100000',
      ...patientTimeouts,
      ...options.env,
    },
  });
  const lines: string[] = [];
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const ready = new Promise<'ready'>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line === 'Lectern is ready.') done('ready');
      });
    }
  });
  const stop = async (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    const code = await exited;
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  if ((await Promise.race([ready, exited])) !== 'ready') {
    await stop();
    throw new Error(`The product did not start:\n${lines.join('\n')}`);
  }
  return {
    webUrl: `http://localhost:${port}`,
    platformUrl: `http://localhost:${platformPort}`,
    dataDir,
    pid: child.pid ?? 0,
    output: () => lines.join('\n'),
    stop,
  };
}
