import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

test('ROLE-08 STAFF-01 accounts that held rights before they waited for a proof keep them, in every workspace', () =>
  acrossMigration(
    '0021',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, username, name, create_course, create_voucher, email_verified_time) values
        (1, 'author', 'A', true, false, null), (2, 'seller', 'S', false, true, null),
        (1, 'learner', 'L', false, false, null), (1, 'proven', 'P', true, true, now())`,
    async (client) => {
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
    },
  ));

test('ROLE-08 STAFF-02 rights that were promised to an address before it had an account stand with the account', () =>
  acrossMigration(
    '0023_promised_rights',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, username, name, rights_before_proof) values
        (1, 'Promised', 'A', false), (2, 'promised', 'S', false), (1, 'revoked', 'L', false), (1, 'used', 'P', false),
        (1, 'before', 'B', true);
      insert into invitation (workspace_id, username, create_course, revoked_time, accepted_time) values
        (1, 'promised', true, null, null), (1, 'revoked', true, now(), null), (1, 'used', true, null, now()),
        (1, 'before', true, null, null), (1, 'nobody', true, null, null)`,
    async (client) => {
      const { rows } = await client.query('select workspace_id, username from app_user where create_course');
      expect(rows).toEqual([{ workspace_id: '1', username: 'Promised' }]);
      const forced = await client.query(
        `select bool_and(relforcerowsecurity) as both from pg_class where relname in ('app_user', 'invitation')`,
      );
      expect(forced.rows).toEqual([{ both: true }]);
    },
  ));
