import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/lib/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { databaseUrl, loginUrl, withOwner } from './databaseUrls.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Login of the owner of the PostgreSQL that the tests use. */
    ownerUrl: string;
    /** Migrated database that each test file's own is copied from. */
    templateName: string;
  }
}

/**
 * Migrates one template database for the whole run. Uses the PostgreSQL of `TEST_DATABASE_OWNER_URL`, else starts the embedded
 * one in a temporary folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_OWNER_URL'];
  const server = given === undefined ? await startEmbedded() : { ownerUrl: given, stop: async () => {} };
  const templateName = `lectern_template_${randomUUID().replaceAll('-', '')}`;
  await withOwner(server.ownerUrl, `create database ${templateName}`);
  await migrate({
    ownerUrl: databaseUrl(server.ownerUrl, templateName),
    appUrl: loginUrl(server.ownerUrl, templateName),
  });
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('templateName', templateName);
  return async () => {
    await withOwner(server.ownerUrl, `drop database if exists ${templateName} with (force)`);
    await server.stop();
  };
}

async function startEmbedded(): Promise<{ ownerUrl: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const server = await startPostgres({ dataDir: join(folder, 'postgres') });
  return {
    ownerUrl: server.ownerUrl,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
