import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = Readonly<Record<keyof typeof MAKERS, string>>;

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
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = {
    ...Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()])),
    ...known,
  } as Secrets;
  if (Object.keys(MAKERS).every((name) => Object.hasOwn(known, name))) {
    return secrets;
  }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
