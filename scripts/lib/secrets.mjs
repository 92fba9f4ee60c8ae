import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MAKERS = {
  tokenSecret: () => randomBytes(32).toString('hex'),
  sealingKey: () => randomBytes(32).toString('hex'),
  cookieSecret: () => randomBytes(32).toString('hex'),
  oauthClientSecret: () => randomBytes(32).toString('hex'),
  /** Logins belong to a whole PostgreSQL, so that two installations on one need different names. */
  databaseLogin: () => `lectern_server_${randomBytes(4).toString('hex')}`,
  databasePassword: () => randomBytes(24).toString('hex'),
};

/** The secrets of this data folder, made on first use and kept in `secrets.json`, which its user alone can read. */
export function readSecrets(folder) {
  const file = join(folder, 'secrets.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = Object.keys(MAKERS).filter((name) => !known[name]);
  if (missing.length === 0) return known;
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, MAKERS[name]()])) };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
