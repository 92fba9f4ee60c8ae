import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';

let app: StudyApp;

beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

test('REST-77 a module that is started and done leaves one fact each, in the order of events', async () => {
  const learner = await app.aUser();
  const course = await app.aCourse(smallCourse());
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures.slice(0, 2)) {
    await app.seen(learner, id, lectureId);
  }
  const facts = await inWorkspace(app.db, 1, (trx) =>
    trx
      .selectFrom('fact')
      .select(['fact.type', 'fact.action', 'fact.module_id', 'fact.lecture_id'])
      .where('fact.course_id', '=', course.id)
      .where('fact.type', '!=', 'usercourse')
      .orderBy('fact.fact_id')
      .execute(),
  );
  const module_id = course.outline.modules[0]?.id;
  const [reading, asking] = course.lectures;
  expect(facts).toEqual([
    { type: 'lecture', action: 'seen', module_id, lecture_id: reading },
    { type: 'modules', action: 'started', module_id, lecture_id: null },
    { type: 'lecture', action: 'done', module_id, lecture_id: reading },
    { type: 'lecture', action: 'seen', module_id, lecture_id: asking },
    { type: 'lecture', action: 'done', module_id, lecture_id: asking },
    { type: 'modules', action: 'done', module_id, lecture_id: null },
  ]);
});
