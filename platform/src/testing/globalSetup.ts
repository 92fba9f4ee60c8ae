import type { TestProject } from 'vitest/node';
import { migratedTemplate } from './migratedTemplate.ts';
import { startPgBouncer, type RunningPgBouncer } from '../../../scripts/lib/pgBouncer.ts';
import { testLogin } from './databaseUrls.ts';
import { postgresForTests } from './postgresForTests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Login of the owner of the PostgreSQL that the tests use. */
    ownerUrl: string;
    /** Migrated database that each test file's own is copied from. */
    templateName: string;
    /** Address of a pooler before that PostgreSQL, for the servers' login; null where there is none. */
    poolerUrl: string | null;
  }
}

/** Migrates one template database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await postgresForTests();
  const template = await migratedTemplate(server.ownerUrl);
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('templateName', template.name);
  const pooler = await startPooler(server.ownerUrl);
  project.provide('poolerUrl', pooler?.url ?? null);
  return async () => {
    await pooler?.stop();
    await template.drop();
    await server.stop();
  };
}

/** `LECTERN_PGBOUNCER` names the program: the servers under test reach the database through few connections of it. */
async function startPooler(ownerUrl: string): Promise<RunningPgBouncer | undefined> {
  const program = process.env['LECTERN_PGBOUNCER'];
  return program === undefined || program === ''
    ? undefined
    : startPgBouncer({ program, databaseUrl: ownerUrl, login: testLogin, poolSize: 5 });
}
