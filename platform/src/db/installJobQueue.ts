import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { jobSchema } from './jobSchema.ts';

/**
 * Makes or updates the tables of the queue, as the owner, and lets the servers use them: those own nothing and must not. Row-level
 * security has no place there, as workers look at the jobs of all workspaces; a job holds ids alone.
 */
export async function installJobQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: jobSchema,
    application_name: 'lectern-migrate',
    max: 2,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failures[0] !== undefined) {
    throw failures[0];
  }
  await grantToServers(ownerUrl);
}

async function grantToServers(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'lectern-migrate' });
  await client.connect();
  try {
    await client.query(`
      grant usage on schema ${jobSchema} to lectern_app;
      grant select, insert, update, delete on all tables in schema ${jobSchema} to lectern_app;
      grant usage on all sequences in schema ${jobSchema} to lectern_app;
      revoke execute on all functions in schema ${jobSchema} from public;
      grant execute on all functions in schema ${jobSchema} to lectern_app`);
  } finally {
    await client.end();
  }
}
