import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import { expectProgressOfRows, progressThatDiffers } from './progressOracle.ts';

let app: StudyApp;
beforeAll(async () => {
  app = await createStudyApp();
});
afterAll(() => app.close());

test('PROG-02 PROG-08 whatever learners are told otherwise than their rows say is found after a test, and named', async () => {
  const learner = await app.aUser();
  const course = await app.aCourse(smallCourse());
  const { id } = await app.enrol(learner, course.id);
  await app.answer(learner, id, course.questions[0] ?? 0, [1]);
  await expectProgressOfRows(app.db, [1, 2], app.now());

  const tell = (correct: boolean) =>
    inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('answer').set({ correct }).where('answer.user_course_id', '=', id).execute(),
    );
  await tell(true);
  expect(await progressThatDiffers(app.db, 1, app.now())).toMatchObject([
    {
      userCourseId: id,
      course: 'A small course',
      learner: learner.username,
      counted: { correctPoints: 0, rightQuestionAnswers: 0 },
      told: { correctPoints: 2, rightQuestionAnswers: 1 },
    },
  ]);
  await expect(expectProgressOfRows(app.db, [1, 2], app.now())).rejects.toThrow(
    /^Progress differs from its rows: .*A small course/,
  );
  await tell(false);
});
