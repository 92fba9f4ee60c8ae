import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

test('OP-336 stored answers learn what else was submitted and counts, and no user course changes by it', () =>
  acrossMigration(
    'answers_know_the_others',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
     insert into app_user (workspace_id, user_id, username, name) select w, 1, format('%s@example.org', w), 'A' from generate_series(1, 2) w;
     insert into course (workspace_id, course_id, name) values (1, 1, 'Course'), (2, 2, 'Course');
     insert into user_course (workspace_id, user_course_id, user_id, course_id) values (1, 31, 1, 1), (2, 32, 1, 2);
     insert into answer (workspace_id, user_course_id, question_id, lecture_id, user_answer, correct, course_version) values
       (1, 31, 40, 20, '[3]', true, 1), (1, 31, 41, 20, '[1]', true, 1), (1, 31, 42, 20, '[1]', false, 1), (2, 32, 43, 20, '[2]', true, 1);
     insert into answer_submission (workspace_id, user_course_id, question_id, user_answer, correct, course_version, counts) values
       (1, 31, 40, '[2]', false, 1, true), (1, 31, 40, '[1]', false, 1, true), (1, 31, 40, '[2]', false, 1, true), (1, 31, 40, '[3]', true, 1, true),
       (1, 31, 41, '[5]', false, 1, false), (1, 31, 41, '[1]', true, 1, true),
       (1, 31, 42, '[1]', false, 1, true), (1, 31, 42, '[1]', false, 1, true),
       (2, 32, 43, '{"1": ["2"]}', false, 1, true), (2, 32, 43, '[2]', true, 1, true);
     update user_course set update_time = '2026-01-01T00:00:00Z'`,
    async (client) => {
      const { rows } = await client.query(
        'select question_id::int as question, other_answers as others from answer order by 1',
      );
      expect(rows).toEqual([
        { question: 40, others: [[1], [2]] },
        { question: 41, others: null },
        { question: 42, others: null },
        { question: 43, others: [{ 1: ['2'] }] },
      ]);
      const dated = await client.query("select from user_course where update_time <> '2026-01-01T00:00:00Z'");
      expect(dated.rowCount).toBe(0);
    },
    'other_answers_of_before',
  ));
