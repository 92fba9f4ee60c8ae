import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseUrl, withOwner } from '../testing/databaseUrls.ts';

const folder = new URL('../../migrations/', import.meta.url);

test('ROLE-08 STAFF-01 accounts that held rights before they waited for a proof keep them, in every workspace', async () => {
  const administratorUrl = inject('ownerUrl');
  const name = `lectern_test_${randomUUID().replaceAll('-', '')}`;
  // As in production: an owner who is bound by the policies of its own tables.
  await withOwner(administratorUrl, `create role ${name}`);
  await withOwner(administratorUrl, `create database ${name} owner ${name}`);
  const client = new Client({ connectionString: databaseUrl(administratorUrl, name) });
  await client.connect();
  try {
    const files = (await readdir(folder)).sort();
    const theirs = files.findIndex((file) => file.startsWith('0021'));
    const apply = async (file: string) => client.query(await readFile(new URL(file, folder), 'utf8'));

    await client.query(`set role ${name}`);
    for (const file of files.slice(0, theirs)) await apply(file);
    await client.query('reset role');
    await client.query(`
      insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, username, name, create_course, create_voucher, email_verified_time) values
        (1, 'author', 'A', true, false, null), (2, 'seller', 'S', false, true, null),
        (1, 'learner', 'L', false, false, null), (1, 'proven', 'P', true, true, now())`);
    await client.query(`set role ${name}`);
    await apply(files[theirs] ?? '');
    await client.query('reset role');

    const { rows } = await client.query(
      'select username, rights_before_proof, rights_count from app_user order by username',
    );
    expect(rows).toEqual([
      { username: 'author', rights_before_proof: true, rights_count: true },
      { username: 'learner', rights_before_proof: false, rights_count: false },
      { username: 'proven', rights_before_proof: false, rights_count: true },
      { username: 'seller', rights_before_proof: true, rights_count: true },
    ]);
    const forced = await client.query(`select relforcerowsecurity from pg_class where relname = 'app_user'`);
    expect(forced.rows).toEqual([{ relforcerowsecurity: true }]);
  } finally {
    await client.end();
    await withOwner(administratorUrl, `drop database ${name} with (force)`);
    await withOwner(administratorUrl, `drop role ${name}`);
  }
});
