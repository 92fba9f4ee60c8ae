import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

test('CERT-05 WCAG 3.1.2 certificates issued before have the language that their course states, in every workspace', () =>
  acrossMigration(
    '0033_certificates_keep_the_language',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into course (workspace_id, course_id, name, metadata) values
        (1, 11, 'Deutsch', '{"lang": " de "}'), (2, 12, 'Ukrainian', '{"lang": "uk"}'), (1, 13, 'Blank', '{"lang": " "}'),
        (1, 14, 'Number', '{"lang": 7}'), (1, 15, 'Silent', '{}');
      insert into certificate (workspace_id, user_course_id, user_id, course_id, holder_name, course_name, score_percent)
        select workspace_id, course_id, 1, course_id, 'Mara', name, 100 from course
        union all select 1, 16, 1, 16, 'Mara', 'Gone', 100`,
    async (client) => {
      const { rows } = await client.query('select course_name, course_language from certificate order by course_name');
      expect(rows).toEqual([
        { course_name: 'Blank', course_language: null },
        { course_name: 'Deutsch', course_language: 'de' },
        { course_name: 'Gone', course_language: null },
        { course_name: 'Number', course_language: null },
        { course_name: 'Silent', course_language: null },
        { course_name: 'Ukrainian', course_language: 'uk' },
      ]);
      const forced = await client.query(
        `select bool_and(relforcerowsecurity) as both from pg_class where relname in ('certificate', 'course')`,
      );
      expect(forced.rows).toEqual([{ both: true }]);
    },
  ));

test('BEY-17 certificates issued before have a place of their own each in the status lists, and count for always', () =>
  acrossMigration(
    '0056_open_badges',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into certificate (workspace_id, user_course_id, user_id, course_id, holder_name, course_name, score_percent)
        select 1 + n % 2, n, 1, 1, 'Mara', 'Tea', 100 from generate_series(1, 6) n`,
    async (client) => {
      const { rows } = await client.query(
        `select count(distinct status_number)::int as places, min(status_number)::int as first, bool_and(expire_time is null and revoked_time is null) as stand
          from certificate`,
      );
      expect(rows).toEqual([{ places: 6, first: 0, stand: true }]);
    },
  ));
