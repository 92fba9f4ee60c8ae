import { Client } from 'pg';

/** Login of the servers under test; the same in every test database, as roles are shared by a cluster. */
export const testLogin = { user: 'lectern_test', password: 'lectern-test' };

/** The owner's login for another database of the same server. */
export function databaseUrl(ownerUrl: string, database: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The servers' login for a database: bound by row-level security. */
export function loginUrl(ownerUrl: string, database: string): string {
  const url = new URL(databaseUrl(ownerUrl, database));
  url.username = testLogin.user;
  url.password = testLogin.password;
  return url.href;
}

/** Runs one statement as the owner, outside any test database. */
export async function withOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
