import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './lib/refusal.mjs';
import type { Secrets } from './lib/secrets.ts';

/**
 * `npm run personal-data -w platform -- export|erase --host <host> --username <e-mail>`: runs the command of the platform on the
 * database of `DATABASE_URL`, else on the built-in one of a product that is running (`npm start`).
 */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SCRIPT = join(ROOT, 'platform/src/personalData/personalDataCommand.ts');

try {
  const env = process.env.DATABASE_URL ? process.env : { ...process.env, APP_ENV: 'dev', ...builtIn() };
  const { status } = spawnSync(process.execPath, [SCRIPT, ...process.argv.slice(2)], {
    // Files are named from where the command was typed, not from the folder that npm enters.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}

/** The servers' login of the built-in database, at the port that it runs on, and the key of their hashes. */
function builtIn(): Readonly<Record<'DATABASE_URL' | 'TOKEN_SECRET', string>> {
  const folder = resolve(ROOT, process.env.LECTERN_DATA || '.data');
  const secrets = join(folder, 'secrets.json');
  const running = join(folder, 'postgres/cluster/postmaster.pid');
  if (!existsSync(secrets) || !existsSync(running)) {
    throw new Refusal('Start the product first (npm start), or set DATABASE_URL to the database of the servers.');
  }
  const { databaseLogin, databasePassword, tokenSecret } = JSON.parse(readFileSync(secrets, 'utf8')) as Secrets;
  // The fourth line is the port (PostgreSQL: "Server file layout").
  const port = readFileSync(running, 'utf8').split('\n')[3];
  return {
    DATABASE_URL: `postgres://${databaseLogin}:${databasePassword}@127.0.0.1:${port}/lectern`,
    TOKEN_SECRET: process.env.TOKEN_SECRET || tokenSecret,
  };
}
