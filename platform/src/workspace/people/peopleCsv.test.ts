import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import { createPeopleApp, type PeopleApp } from './peopleTestApp.testkit.ts';

describe('people as CSV', () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await createPeopleApp();
  });
  afterAll(() => people.close());

  const download = <T = string>(query: string) => people.callPeople<T>('GET', `/usersaccess.csv${query}`);

  test('USERS-05 has everyone of the list over all pages, in its order, and nothing else; noted in the audit log', async () => {
    await inWorkspace(people.db, 1, (trx) =>
      sql`insert into invitation (workspace_id, username)
        select 1, 'many' || lpad(number::text, 4, '0') || '@people.test' from generate_series(1, 1201) number`.execute(
        trx,
      ),
    );
    const reply = await download(
      `?q=${encodeURIComponent("username=='many*'")}&sort=username,desc&columns=username,status`,
    );
    expect(reply.status).toBe(200);
    const lines = reply.body.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('E-mail,Status');
    expect(lines.slice(1)).toEqual(
      Array.from({ length: 1201 }, (_, index) => `many${String(1201 - index).padStart(4, '0')}@people.test,ADDED`),
    );
    expect(await people.lastLogged()).toMatchObject({
      action: 'LIST_DOWNLOADED',
      actorId: people.admin.userId,
      details: { list: 'people' },
    });
  });

  test.each([
    ['a column that there is not', '?columns=username,password', 'columns'],
    ['a time zone that there is not', '?timeZone=Mars/Olympus', 'timeZone'],
    ['a filter that cannot be read', '?q=password==x', 'q'],
  ])('VAL-15 refuses %s', async (_name, query, field) => {
    const reply = await download(query);
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field }] } });
  });
});
