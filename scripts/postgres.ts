import { parseArgs } from 'node:util';
import { startPostgres } from './lib/postgres.ts';
import { Refusal } from './lib/refusal.mjs';

/**
 * `node scripts/postgres.ts --data <folder> [--port <number>]` runs the built-in PostgreSQL alone until it is stopped
 * with Ctrl-C, and prints the owner's address.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string' } } });

try {
  if (!values.data) {
    throw new Refusal('Say where the data is: --data <folder>.');
  }
  const server = await startPostgres({
    dataDir: values.data,
    port: values.port ? Number(values.port) : undefined,
    log: console.log,
  });
  console.log(server.ownerUrl);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.stop());
  }
  await server.exited;
} catch (error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  console.error(error.message);
  process.exitCode = 1;
}
