/**
 * `node platform/seed/seed.ts [--also-in-production]` puts the demo workspaces into the database of `DATABASE_URL`, once. Outside
 * `APP_ENV=dev` it refuses unless asked by that option: the demo accounts have a public password.
 */
import { parseArgs } from 'node:util';
import { parseConfig } from '../src/config.ts';
import { ConfigError } from '../src/shared/configError.ts';
import { createDatabase } from '../src/db/database.ts';
import { createFileStore } from '../src/file/fileStore.ts';
import { seedDemo } from './seedDemo.ts';

const option = 'also-in-production';

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<string> {
  const { values } = parseArgs({ options: { [option]: { type: 'boolean' } } });
  const config = parseConfig(process.env);
  if (config.environment !== 'dev' && values[option] !== true) {
    throw new ConfigError(
      `The demo accounts have a public password, and APP_ENV is ${config.environment}: add --${option} if you want them there all the same.`,
    );
  }
  const db = createDatabase(config.database);
  try {
    const seeded = await seedDemo({ db, files: createFileStore(config.fileStore), config }, new Date());
    return seeded.length === 0 ? 'The demo is there already.' : `Seeded ${seeded.join(' and ')}.`;
  } finally {
    await db.destroy();
  }
}
