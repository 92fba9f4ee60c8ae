import { expect, test } from 'vitest';
import { acrossMigration } from '../testing/acrossMigration.ts';

const body = (...options: string[]) =>
  JSON.stringify({
    sections: [],
    questions: [{ id: 40, type: 'MultipleChoice', answer: options, correctAnswer: [1] }],
  });

test('BEY-25 answers to older versions of a question keep the options that were chosen', () =>
  acrossMigration(
    'answers_by_option',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
     insert into app_user (workspace_id, user_id, username, name) select w, u, format('%s.%s@example.org', w, u), 'A'
       from generate_series(1, 2) w, generate_series(1, 4) u;
     insert into course (workspace_id, course_id, name, version) values (1, 1, 'Moved', 3), (2, 2, 'As it was', 2);
     insert into lecture_body (workspace_id, hash, body) values
       (1, 'first', '${body('red', 'green', 'blue')}'), (1, 'second', '${body('blue', 'red', 'greenish')}'),
       (1, 'today', '${body('blue', 'grey', 'red', 'white')}'), (2, 'same', '${body('red', 'green')}');
     insert into lecture_body_use (workspace_id, course_id, hash, from_version, to_version) values
       (1, 1, 'first', 1, 1), (1, 1, 'second', 2, 2), (1, 1, 'today', 3, null), (2, 2, 'same', 1, null);
     insert into user_course (workspace_id, user_course_id, user_id, course_id) values
       (1, 31, 1, 1), (1, 32, 2, 1), (1, 33, 3, 1), (1, 34, 4, 1), (2, 35, 1, 2);
     insert into answer (workspace_id, user_course_id, question_id, lecture_id, user_answer, correct, course_version) values
       (1, 31, 40, 20, '[3, 1]', true, 1), (1, 32, 40, 20, '[2]', true, 1), (1, 33, 40, 20, '[3]', true, 2),
       (1, 34, 40, 20, '[2]', true, 3), (2, 35, 40, 20, '[2]', true, 1);
     insert into answer_submission (workspace_id, user_course_id, question_id, user_answer, correct, course_version) values
       (1, 31, 40, '[1]', false, 1)`,
    async (client) => {
      const { rows } = await client.query(
        'select user_course_id::int as id, user_answer as given from answer order by 1',
      );
      expect(rows).toEqual([
        { id: 31, given: [1, 3] },
        // Among more options than there were nobody can tell whether green is grey now.
        { id: 32, given: [-2] },
        { id: 33, given: [-3] },
        { id: 34, given: [2] },
        { id: 35, given: [2] },
      ]);
      const submissions = await client.query('select user_answer as given from answer_submission');
      expect(submissions.rows).toEqual([{ given: [3] }]);
      const left = await client.query("select proname from pg_proc where proname like '%brought_over'");
      expect(left.rows).toEqual([]);
    },
  ));

test('BEY-25 answers whose option is gone are asked again, but for those who are done with the course', () =>
  acrossMigration(
    'submissions_count_otherwise',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test');
     insert into app_user (workspace_id, user_id, username, name) values (1, 1, 'a@example.org', 'A'), (1, 2, 'b@example.org', 'B');
     insert into course (workspace_id, course_id, name) values (1, 1, 'Course');
     insert into user_course (workspace_id, user_course_id, user_id, course_id, finish_time) values
       (1, 31, 1, 1, null), (1, 32, 2, 1, now());
     insert into answer (workspace_id, user_course_id, question_id, lecture_id, user_answer, correct, course_version) values
       (1, 31, 40, 20, '[-3]', true, 1), (1, 31, 41, 20, '[1]', true, 1), (1, 32, 40, 20, '[-3]', true, 1);
     insert into answer_submission (workspace_id, user_course_id, question_id, user_answer, correct, course_version) values
       (1, 31, 40, '[-3]', true, 1), (1, 31, 41, '[1]', true, 1), (1, 32, 40, '[-3]', true, 1)`,
    async (client) => {
      const answers = await client.query(
        'select user_course_id::int as id, question_id::int as question from answer order by 1, 2',
      );
      expect(answers.rows).toEqual([
        { id: 31, question: 41 },
        { id: 32, question: 40 },
      ]);
      const counting = await client.query(
        'select user_course_id::int as id, question_id::int as question from answer_submission where counts order by 1, 2',
      );
      expect(counting.rows).toEqual(answers.rows);
    },
  ));
