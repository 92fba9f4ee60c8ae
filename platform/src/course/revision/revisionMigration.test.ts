import { expect, test } from 'vitest';
import { acrossMigration } from '../../testing/acrossMigration.ts';
import type { Id } from '../../shared/id.ts';

const lecture = (id: Id, bodyHash: string, question: number) => ({ id, bodyHash, questions: [{ id: question }] });
const outline = (...lectures: object[]) =>
  JSON.stringify({ modules: [{ id: 10, lectures }], gamificationItems: [{ id: 70, lectureIds: [20] }] });
const body = JSON.stringify({
  sections: [
    { id: 50, type: 'TEXT', content: 'x', questionIds: [40] },
    {
      id: 51,
      type: 'JSON',
      content: {
        type: 'BRANCH',
        content: [{ id: 999, sections: [{ id: 52, type: 'TEXT', content: 'y', questionIds: [] }] }],
      },
      questionIds: [],
    },
  ],
  questions: [],
});

test('OP-07 BEY-01 what older revisions hold is known before any of them goes', () =>
  acrossMigration(
    'revisions_have_an_end',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test'), (2, 'two.test');
     insert into course (workspace_id, course_id, name, version) values (1, 1, 'A', 2), (2, 2, 'B', 1);
     insert into course_revision (workspace_id, course_id, version, outline) values
       (1, 1, 1, '${outline(lecture(20, 'stays', 40), lecture(21, 'goes', 41))}'),
       (1, 1, 2, '${outline(lecture(20, 'stays', 40), lecture(22, 'comes', 42))}'),
       (2, 2, 1, '${outline(lecture(30, 'other', 43))}');
     insert into lecture_body (workspace_id, hash, body) values
       (1, 'stays', '${body}'), (1, 'goes', '{"sections":[{"id":53,"questionIds":[]}],"questions":[]}'),
       (1, 'comes', '{"sections":[],"questions":[]}'), (2, 'other', '{"sections":[],"questions":[]}')`,
    async (client) => {
      const nodes = await client.query(
        `select course_id::int, kind, array_agg(node_id::int order by node_id) as ids from content_node group by 1, 2 order by 1, 2`,
      );
      expect(nodes.rows).toEqual([
        { course_id: 1, kind: 'gamificationItem', ids: [70] },
        { course_id: 1, kind: 'lecture', ids: [20, 21, 22] },
        { course_id: 1, kind: 'module', ids: [10] },
        { course_id: 1, kind: 'question', ids: [40, 41, 42] },
        { course_id: 1, kind: 'section', ids: [50, 51, 52, 53] },
        { course_id: 2, kind: 'gamificationItem', ids: [70] },
        { course_id: 2, kind: 'lecture', ids: [30] },
        { course_id: 2, kind: 'module', ids: [10] },
        { course_id: 2, kind: 'question', ids: [43] },
      ]);
      const uses = await client.query(
        `select course_id::int, hash, from_version::int, to_version::int from lecture_body_use order by course_id, hash`,
      );
      expect(uses.rows).toEqual([
        { course_id: 1, hash: 'comes', from_version: 2, to_version: null },
        { course_id: 1, hash: 'goes', from_version: 1, to_version: 1 },
        { course_id: 1, hash: 'stays', from_version: 1, to_version: null },
        { course_id: 2, hash: 'other', from_version: 1, to_version: null },
      ]);
      const owners = await client.query(
        `select tablename from pg_policies where policyname like '%\\_of\\_owner'
           and tablename in ('course', 'course_revision', 'lecture_body', 'content_node', 'lecture_body_use')`,
      );
      expect(owners.rows).toEqual([{ tablename: 'course_revision' }]);
    },
    'filling_has_ended',
  ));

test('BEY-01 nobody who reads waits while what revisions hold is filled in', () =>
  acrossMigration(
    'fill_what_revisions_hold',
    `insert into workspace (workspace_id, hostname) values (1, 'one.test');
     insert into course (workspace_id, course_id, name, version) values (1, 1, 'A', 1);
     insert into course_revision (workspace_id, course_id, version, outline) values (1, 1, 1, '${outline(lecture(20, 'x', 40))}');
     begin`,
    async (client) => {
      const held = await client.query(
        `select relation::regclass::text as name, mode from pg_locks
         where pid = pg_backend_pid() and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
           and relation is not null`,
      );
      expect(held.rows).toEqual([]);
      const { rows } = await client.query('select count(*)::int as filled from content_node');
      expect(rows).toEqual([{ filled: 4 }]);
      await client.query('rollback');
    },
  ));
