import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { Refusal } from './refusal.mjs';
import { runToEnd } from './runToEnd.ts';
import type { Secrets } from './secrets.ts';
import { fullDisk } from './diskRoom.ts';
import { supervise } from './supervise.ts';

const FIRST_PORT = 54_320;

export interface Database {
  readonly ownerUrl: string;
  /** With the login of the servers, which owns nothing. */
  readonly appUrl: string;
  readonly isEmbedded: boolean;
  readonly stop: () => Promise<void>;
}

/**
 * The product's database: the one of `DATABASE_URL` when that is set, else the built-in one, watched and started
 * again on the same port when it crashes.
 */
export async function openDatabase({
  folder,
  secrets,
  environment,
  log,
  onGivenUp,
}: {
  readonly folder: string;
  readonly secrets: Secrets;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  readonly onGivenUp: (reason: string) => void;
}): Promise<Database> {
  const given = environment.DATABASE_URL;
  if (given) {
    // Anyone who names the owner too has a login of their own for the servers.
    const ownerUrl = environment.DATABASE_OWNER_URL ?? given;
    const appUrl = environment.DATABASE_OWNER_URL ? given : serverLogin(given, secrets);
    return { ownerUrl, appUrl, isEmbedded: false, stop: async () => {} };
  }
  let port: number | undefined;
  const { first, stop } = await supervise({
    name: 'database',
    log,
    onGivenUp,
    findHindrance: () => fullDisk(folder),
    launch: async () => {
      const launched = await startPostgres({ dataDir: join(folder, 'postgres'), port: port ?? FIRST_PORT, log });
      port ??= launched.port;
      if (launched.port === port) {
        return launched;
      }
      await launched.stop();
      throw new Error(`its port ${port} was taken meanwhile`);
    },
  });
  return { ownerUrl: first.ownerUrl, appUrl: serverLogin(first.ownerUrl, secrets), isEmbedded: true, stop };
}

function serverLogin(ownerUrl: string, secrets: Secrets): string {
  let url: URL;
  try {
    url = new URL(ownerUrl);
  } catch {
    throw new Refusal('DATABASE_URL cannot be read. Write it as postgres://owner:password@host:5432/database.');
  }
  url.username = secrets.databaseLogin;
  url.password = secrets.databasePassword;
  return url.href;
}

/** Brings the schema up to date. */
export async function migrate({
  root,
  node,
  env,
}: {
  readonly root: string;
  readonly node: string;
  readonly env: NodeJS.ProcessEnv;
}): Promise<void> {
  await runToEnd({
    what: 'The migration of the database',
    node,
    script: 'platform/src/db/runMigrations.ts',
    root,
    env,
  });
}

/**
 * Fills the demo content in once: on its own only into the built-in database of a development installation, because the
 * demo accounts have a public password; anywhere when `LECTERN_SEED=demo` asks for it; never with `LECTERN_SEED=none`.
 * Answers whether the demo is there.
 */
export async function seed({
  root,
  node,
  env,
  ownerUrl,
  folder,
  isEmbedded,
  wanted,
  log,
}: {
  readonly root: string;
  readonly node: string;
  readonly env: NodeJS.ProcessEnv;
  readonly ownerUrl: string;
  readonly folder: string;
  readonly isEmbedded: boolean;
  /** `LECTERN_SEED`. */
  readonly wanted: string | undefined;
  readonly log: (line: string) => void;
}): Promise<boolean> {
  const byItself = isEmbedded && env.APP_ENV === 'dev' && wanted !== 'none';
  if (wanted !== 'demo' && !byItself) {
    return false;
  }
  const { host, pathname } = new URL(ownerUrl);
  // Beside the data that it speaks of, so that anyone who removes the one removes the other.
  const stamp = isEmbedded
    ? join(folder, 'postgres', 'seeded')
    : join(folder, `seeded-${encodeURIComponent(host + pathname)}`);
  if (existsSync(stamp)) {
    return true;
  }
  log('Filling in the demo content. This happens once.');
  const args = wanted === 'demo' ? ['--also-in-production'] : [];
  await runToEnd({ what: 'Filling in the demo content', node, script: 'platform/seed/seed.ts', args, root, env });
  writeFileSync(stamp, '');
  return true;
}
