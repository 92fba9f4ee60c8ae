import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from './db/database.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import type { Id } from './shared/id.ts';

describe('row-level security', () => {
  let server: TestApp;
  let tables: string[];
  beforeAll(async () => {
    server = await createTestApp();
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`.execute(server.db);
    tables = rows.map((row) => row.name).filter((name) => name !== 'migration');
    await server.aUser({ workspaceId: 1 });
    await server.aUser({ workspaceId: 2 });
  });
  afterAll(() => server.close());

  const count = (workspaceId: Id | null, table: string) => {
    const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`;
    return workspaceId === null
      ? query.execute(server.db)
      : inWorkspace(server.db, workspaceId, (trx) => query.execute(trx));
  };

  test('GW-02 every table has a workspace, forces its policy and is owned by someone else', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'migration'
        and not (
          c.relrowsecurity and c.relforcerowsecurity and pg_get_userbyid(c.relowner) <> current_user
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and a.attnotnull))`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
    expect(tables).toContain('user_course');
  });

  test('GW-02 a view shows nobody more than the tables under it do', async () => {
    const { rows } = await sql<{ name: string; bound: boolean }>`
      select relname as name, coalesce('security_invoker=true' = any(reloptions), false) as bound from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`.execute(server.db);
    expect(rows).toEqual([{ name: 'course_revision', bound: true }]);
    expect((await count(null, 'course_revision')).rows).toEqual([{ n: 0 }]);
  });

  test('GW-02 the login of the servers cannot bypass it', async () => {
    const { rows } = await sql<{ unbound: boolean }>`
      select rolsuper or rolbypassrls or rolcreaterole as unbound from pg_roles where rolname = current_user`.execute(
      server.db,
    );
    expect(rows).toEqual([{ unbound: false }]);
  });

  test('GW-02 without a workspace no table shows a row', async () => {
    const counts = await Promise.all(tables.map(async (table) => [table, (await count(null, table)).rows[0]?.n]));
    expect(counts).toEqual(tables.map((table) => [table, 0]));
  });

  test('GW-02 the workspace is forgotten at the end of the transaction', async () => {
    await inWorkspace(server.db, 1, (trx) => sql`select 1`.execute(trx));
    const connections = await Promise.all(Array.from({ length: 6 }, () => count(null, 'workspace')));
    expect(connections.map(({ rows }) => rows[0]?.n)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('GW-02 a transaction sees its own workspace and writes to no other', async () => {
    expect((await count(1, 'workspace')).rows).toEqual([{ n: 1 }]);
    expect((await count(2, 'app_user')).rows).toEqual([{ n: 1 }]);
    const intruder = inWorkspace(server.db, 2, (trx) =>
      trx.insertInto('tag').values({ workspace_id: 1, name: 'intruder' }).execute(),
    );
    await expect(intruder).rejects.toThrow('row-level security');
    const changed = await inWorkspace(server.db, 2, (trx) =>
      trx.updateTable('app_user').set({ name: 'intruder' }).where('app_user.workspace_id', '=', 1).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  test('GW-02 functions are for the servers alone, and no search path changes what they call', async () => {
    const { rows } = await sql<{ name: string }>`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and (has_function_privilege('public', p.oid, 'execute')
          or (p.prosqlbody is null and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')))`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });

  test('facts and submissions are appended only', async () => {
    for (const table of ['fact', 'answer_submission']) {
      const statement = inWorkspace(server.db, 1, (trx) => sql`delete from ${sql.table(table)}`.execute(trx));
      await expect(statement).rejects.toThrow('permission denied');
    }
  });
});

describe('tokens and workspaces', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  test('OP-27 a token of another workspace counts as none', async () => {
    const stranger = await server.aUser({ workspaceId: 2, roleAdmin: true });
    const home = await server.call('GET', '/api/v1/secured/users/me', { as: stranger });
    expect(home.status).toBe(200);
    const abroad = await server.call('GET', '/api/v1/secured/users/me', { as: stranger, host: 'localhost' });
    expect(abroad).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const open = await server.call('GET', '/api/v1/public/workspaces/1', { as: stranger, host: 'localhost' });
    expect(open.status).toBe(200);
  });

  test('ROLE-14 rights count from the moment they change', async () => {
    const user = await server.aUser();
    const ask = async () => (await server.call('GET', '/api/v1/secured/workspaces/1', { as: user })).status;
    expect(await ask()).toBe(403);
    await inWorkspace(server.db, 1, (trx) =>
      trx.updateTable('app_user').set({ role_admin: true }).where('app_user.user_id', '=', user.userId).execute(),
    );
    expect(await ask()).toBe(200);
  });

  test('a deleted user is nobody', async () => {
    const user = await server.aUser();
    expect((await server.call('GET', '/api/v1/secured/users/me', { as: user })).status).toBe(200);
    await inWorkspace(server.db, 1, (trx) =>
      trx.deleteFrom('app_user').where('app_user.user_id', '=', user.userId).execute(),
    );
    expect((await server.call('GET', '/api/v1/secured/users/me', { as: user })).status).toBe(401);
  });
});
