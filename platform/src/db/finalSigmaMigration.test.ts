import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

test('OP-123 addresses with a final sigma get the key of the same letters, and two that become one stay two', () =>
  acrossMigration(
    '0080_final_sigma',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, username, name) values
        (1, 'νικος@example.gr', 'N'), (2, 'νικος@example.gr', 'N'), (2, 'ΝΙΚΟΣ@example.gr', 'N'), (1, 'ας.βσ@example.gr', 'A'), (1, 'ασ.βς@example.gr', 'B');
      insert into invitation (workspace_id, username) values (1, 'σας@example.gr')`,
    async (client) => {
      const { rows } = await client.query(
        'select workspace_id, username, username_key from app_user order by workspace_id, username_key collate "C"',
      );
      expect(rows.map(({ workspace_id, username_key }) => `${workspace_id} ${username_key}`)).toEqual([
        '1 ασ.βς@example.gr',
        '1 ασ.βσ@example.gr',
        '1 νικοσ@example.gr',
        '2 νικος@example.gr',
        '2 νικοσ@example.gr',
      ]);
      const waiting = await client.query('select username_key from invitation');
      expect(waiting.rows).toEqual([{ username_key: 'σασ@example.gr' }]);
      const forced = await client.query(
        `select bool_and(relforcerowsecurity) as all from pg_class
          where relname in ('app_user', 'invitation', 'waiting_enrolment', 'mail', 'job_row')`,
      );
      expect(forced.rows).toEqual([{ all: true }]);
    },
  ));
