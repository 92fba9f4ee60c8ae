import type { TestProject } from 'vitest/node';
import { seededDatabase } from './seededDatabase.ts';
import { startServers } from './servers.ts';
import { openServer } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a gateway over the demo workspaces, without a slash at the end. */
    gatewayUrl: string;
    /** Address of its platform, likewise. */
    platformUrl: string;
  }
}

/**
 * Starts one PostgreSQL for all contract tests, with a seeded database that files with servers of their own copy, and one pair of
 * servers for all others. Their tests make people and courses of their own and change nothing else.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  process.env['TEST_DATABASE_OWNER_URL'] = server.ownerUrl;
  const seeded = await seededDatabase();
  process.env['TEST_SEEDED_DATABASE'] = seeded.name;
  const servers = await startServers();
  project.provide('gatewayUrl', servers.gatewayUrl);
  project.provide('platformUrl', servers.platformUrl);
  return async () => {
    await servers.stop();
    await seeded.drop();
    await server.stop();
  };
}
