import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseConfig } from '../config.ts';
import { ConfigError } from '../shared/configError.ts';
import { createDatabase } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import { findWorkspaceOfHost } from '../workspace/hostQueries.ts';
import { erasePersonalData } from './erasePersonalData.ts';
import { exportPersonalData } from './exportPersonalData.ts';

/**
 * What an operator does when a person asks for their data and cannot sign in:
 *
 *     node platform/src/personalData/personalDataCommand.ts export --host localhost --username x@example.org --output x.json
 *     node platform/src/personalData/personalDataCommand.ts erase --host localhost --username x@example.org
 *
 * With the environment of the server; `npm run personal-data` sets it for the built-in database. The export is written to the file,
 * readable by its owner alone, else to standard output.
 */
const usage = 'Say what to do: export or erase, with --host and --username; export takes --output <file> besides.';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' }, username: { type: 'string' }, output: { type: 'string' } },
  });
  const [action] = positionals;
  const { host, username, output } = values;
  if ((action !== 'export' && action !== 'erase') || host === undefined || username === undefined) {
    throw new ConfigError(usage);
  }
  await run(action, host, username, output);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DomainError || isMistyped(error))) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** An option that there is not, or one without its value. */
function isMistyped(error: unknown): error is Error {
  return error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}

async function run(action: 'export' | 'erase', host: string, username: string, output?: string): Promise<void> {
  const config = parseConfig(process.env);
  const db = createDatabase({ ...config.database, poolSize: 1 });
  const request = { origin: 'OPERATOR', config } as const;
  const now = new Date();
  try {
    const found = await findWorkspaceOfHost(db, host);
    if (found === null) {
      throw new ConfigError(`There is no workspace at the host ${host}.`);
    }
    const { workspaceId } = found;
    if (action === 'erase') {
      await erasePersonalData(db, { workspaceId, by: { username }, confirmUsername: username, request, now });
      process.stdout.write('The person is erased.\n');
      return;
    }
    const data = await exportPersonalData(db, { workspaceId, by: { username }, request, now });
    const text = `${JSON.stringify(data, null, 2)}\n`;
    if (output === undefined) {
      process.stdout.write(text);
    } else {
      await writeFile(output, text, { mode: 0o600, flag: 'wx' });
    }
  } finally {
    await db.destroy();
  }
}
