import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runToEnd } from '../../scripts/lib/runToEnd.ts';
import { testDatabase, type TestDatabase } from './testDatabase.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A migrated database of its own with the demo content: a copy of `TEST_SEEDED_DATABASE` where the run has made that one, which is faster. */
export async function seededDatabase(): Promise<TestDatabase> {
  const template = process.env['TEST_SEEDED_DATABASE'];
  const database = await testDatabase(template);
  if (template === undefined) {
    await fill(database);
  }
  return database;
}

async function fill(database: TestDatabase): Promise<void> {
  // The files of its packages: no test opens them.
  const files = await mkdtemp(join(tmpdir(), 'lectern-seeded-'));
  try {
    const env = {
      ...process.env,
      APP_ENV: 'dev',
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_URL: database.appUrl,
      FILES_DIR: files,
    };
    const run = (what: string, script: string) => runToEnd({ what, node: process.execPath, script, root: ROOT, env });
    await run('The migration', 'platform/src/db/runMigrations.ts');
    await run('The demo content', 'platform/seed/seed.ts');
  } catch (error) {
    await database.drop();
    throw error;
  } finally {
    await rm(files, { recursive: true });
  }
}
