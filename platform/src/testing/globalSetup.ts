import type { TestProject } from 'vitest/node';
import { migratedTemplate } from './migratedTemplate.ts';
import { postgresForTests } from './postgresForTests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Login of the owner of the PostgreSQL that the tests use. */
    ownerUrl: string;
    /** Migrated database that each test file's own is copied from. */
    templateName: string;
  }
}

/** Migrates one template database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await postgresForTests();
  const template = await migratedTemplate(server.ownerUrl);
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('templateName', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
