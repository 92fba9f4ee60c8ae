/** `npm run schema -w platform` writes `src/db/schema.ts` and `docs/schema.sql` of a database that it migrates for itself. */
import { writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { databaseUrl } from './databaseUrls.ts';
import { migratedTemplate } from './migratedTemplate.ts';
import { postgresForTests } from './postgresForTests.ts';
import { schemaColumns } from './schemaColumns.ts';
import { schemaSource } from './schemaSource.ts';
import { schemaSql } from './schemaSql.ts';

const server = await postgresForTests();
try {
  const template = await migratedTemplate(server.ownerUrl);
  const client = new Client({ connectionString: databaseUrl(server.ownerUrl, template.name) });
  await client.connect();
  try {
    await writeFile(new URL('../db/schema.ts', import.meta.url), schemaSource(await schemaColumns(client)));
    await writeFile(new URL('../../../docs/schema.sql', import.meta.url), await schemaSql(client));
  } finally {
    await client.end();
    await template.drop();
  }
} finally {
  await server.stop();
}
