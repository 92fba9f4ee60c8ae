import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { sqlForServer } from '../db/applyMigration.ts';
import { databaseUrl, withOwner } from './databaseUrls.ts';

const folder = new URL('../../migrations/', import.meta.url);

/**
 * A database migrated up to the file before the one whose name has `migration` in it, filled by `fill`, and migrated by that one
 * and those after it up to the one that has `last` in its name. `look` sees the outcome. As in production the owner is bound by the policies of its own tables.
 */
export async function acrossMigration(
  migration: string,
  fill: string,
  look: (client: Client) => Promise<void>,
  last = migration,
) {
  const administratorUrl = inject('ownerUrl');
  const name = `lectern_test_${randomUUID().replaceAll('-', '')}`;
  await withOwner(administratorUrl, `create role ${name}`);
  await withOwner(administratorUrl, `create database ${name} owner ${name}`);
  const client = new Client({ connectionString: databaseUrl(administratorUrl, name) });
  await client.connect();
  try {
    const files = (await readdir(folder)).sort();
    const theirs = files.findIndex((file) => file.includes(migration));
    const apply = async (file: string) =>
      client.query(await sqlForServer(client, await readFile(new URL(file, folder), 'utf8')));

    await client.query(`set role ${name}`);
    for (const file of files.slice(0, theirs)) {
      await apply(file);
    }
    await client.query('reset role');
    await client.query(fill);
    await client.query(`set role ${name}`);
    for (const file of files.slice(theirs, files.findIndex((each) => each.includes(last)) + 1)) {
      await apply(file);
    }
    await client.query('reset role');
    await look(client);
  } finally {
    await client.end();
    await withOwner(administratorUrl, `drop database ${name} with (force)`);
    await withOwner(administratorUrl, `drop role ${name}`);
  }
}
