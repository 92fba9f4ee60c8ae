import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { createDatabase } from '../db/database.ts';

// The document follows from the schemas alone: the database is named, but never asked.
const config = parseConfig({ APP_ENV: 'dev', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://none@localhost/none' });
const db = createDatabase(config.database);
const app = await buildApp({ config, db, clock: () => new Date(0) });
await app.ready();

const file = process.argv[2] ?? fileURLToPath(new URL('../../openapi.json', import.meta.url));
await writeFile(file, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
await db.destroy();
