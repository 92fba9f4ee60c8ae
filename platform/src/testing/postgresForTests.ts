import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres.ts';

export interface PostgresForTests {
  readonly ownerUrl: string;
  stop(): Promise<void>;
}

/** The PostgreSQL of `TEST_DATABASE_OWNER_URL`, else the embedded one in a temporary folder. */
export async function postgresForTests(): Promise<PostgresForTests> {
  const given = process.env['TEST_DATABASE_OWNER_URL'];
  if (given !== undefined) {
    return { ownerUrl: given, stop: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  return {
    ownerUrl: server.ownerUrl,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
