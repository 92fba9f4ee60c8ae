import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

/** The transaction of the migration is still open when its outcome is looked at. */
const staysOpen = 'begin';

/** The strongest lock that the open transaction has on a table that was there before. */
const strongestLocks = async (client: Client, tables: readonly string[]) => {
  const { rows } = await client.query<{ name: string; mode: string }>(
    `select relation::regclass::text as name, mode from pg_locks
      where locktype = 'relation' and pid = pg_backend_pid() and relation = any($1::regclass[]::oid[])
        and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
    [tables],
  );
  return rows;
};

test('OP-170 the completions of deleted courses are filled in without keeping anybody from reading or writing', () =>
  acrossMigration('completions_of_deleted_courses', staysOpen, async (client) => {
    expect(
      await strongestLocks(client, ['workspace', 'app_user', 'certificate', 'user_course', 'completion_record']),
    ).toEqual([]);
  }));

test('the audit log is read while its indexes are built', () =>
  acrossMigration('audit_of_jobs_by_index', staysOpen, async (client) => {
    expect(await strongestLocks(client, ['audit_entry'])).toEqual([{ name: 'audit_entry', mode: 'ShareLock' }]);
  }));

test('OP-170 those who completed a course that is gone keep it, in every workspace', () =>
  acrossMigration(
    'completion_records',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, user_id, username, name) values (1, 11, 'a@example.org', 'A'), (2, 12, 'b@example.org', 'B');
      insert into course (workspace_id, course_id, name) values (2, 22, 'Here');
      insert into user_course (workspace_id, user_course_id, user_id, course_id) values (2, 33, 12, 22);
      insert into certificate (workspace_id, user_course_id, user_id, course_id, holder_name, course_name, score_percent) values
        (1, 31, 11, 21, 'A', 'Gone', 70), (2, 32, 12, 21, 'B', 'Gone too', 80), (2, 33, 12, 22, 'B', 'Here', 90),
        (1, 34, 99, 21, 'C', 'Of nobody', 60)`,
    async (client) => {
      const { rows } = await client.query(
        'select workspace_id, user_id, course_name, score_percent from completion_record order by workspace_id',
      );
      expect(rows).toEqual([
        { workspace_id: '1', user_id: '11', course_name: 'Gone', score_percent: 70 },
        { workspace_id: '2', user_id: '12', course_name: 'Gone too', score_percent: 80 },
      ]);
      const forced = await client.query(
        `select relforcerowsecurity as it from pg_class where relname = 'completion_record'`,
      );
      expect(forced.rows).toEqual([{ it: true }]);
    },
    'completions_of_deleted_courses',
  ));
