import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

test('BEY-16 reports made before have the question that their post belongs to, in every workspace', () =>
  acrossMigration(
    '0063_long_discussions',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, user_id, username, name)
        select n, 10 + n, 'ada@' || n || '.test', 'Ada' from generate_series(1, 2) n;
      insert into course (workspace_id, course_id, name, created_by) select n, 20 + n, 'Tea', 10 + n from generate_series(1, 2) n;
      insert into discussion_thread (workspace_id, thread_id, course_id, lecture_id, user_id, title, created_time, activity_time)
        select n, 30 + n, 20 + n, 1, 10 + n, 'How?', now(), now() from generate_series(1, 2) n;
      insert into discussion_post (workspace_id, post_id, thread_id, opening, user_id, text, created_time)
        select n, 40 + n, 30 + n, true, 10 + n, 'How?', now() from generate_series(1, 2) n;
      insert into discussion_report (workspace_id, post_id, user_id, reason, created_time)
        select n, 40 + n, 10 + n, 'Spam', now() from generate_series(1, 2) n`,
    async (client) => {
      const { rows } = await client.query(
        'select post_id::int, thread_id::int from discussion_report order by post_id',
      );
      expect(rows).toEqual([
        { post_id: 41, thread_id: 31 },
        { post_id: 42, thread_id: 32 },
      ]);
      const forced = await client.query(
        `select bool_and(relforcerowsecurity) as both from pg_class where relname in ('discussion_report', 'discussion_post')`,
      );
      expect(forced.rows).toEqual([{ both: true }]);
    },
  ));

test('BEY-16 questions asked before are found by what they say, in every workspace', () =>
  acrossMigration(
    '0085_what_a_question_says',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
      insert into app_user (workspace_id, user_id, username, name)
        select n, 10 + n, 'ada@' || n || '.test', 'Ada' from generate_series(1, 2) n;
      insert into course (workspace_id, course_id, name, created_by) select n, 20 + n, 'Tea', 10 + n from generate_series(1, 2) n;
      insert into discussion_thread (workspace_id, thread_id, course_id, lecture_id, user_id, title, created_time, activity_time)
        select n, 30 + n, 20 + n, 1, 10 + n, 'How?', now(), now() from generate_series(1, 2) n;
      insert into discussion_post (workspace_id, post_id, thread_id, opening, user_id, text, created_time)
        select n, 40 + 2 * n + each, 30 + n, each = 0, 10 + n, case each when 0 then 'Größe ' || n else 'Reply' end, now()
        from generate_series(1, 2) n, generate_series(0, 1) each`,
    async (client) => {
      const { rows } = await client.query('select text_search from discussion_thread order by thread_id');
      expect(rows).toEqual([{ text_search: 'grosse 1' }, { text_search: 'grosse 2' }]);
    },
    '0086_what_questions_said_before',
  ));
