import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rollUpFacts } from '../../analytics/rollUpFacts.ts';
import { findWorkspacesWithNewFacts } from '../../analytics/rollUpQueries.ts';
import { inWorkspace } from '../../db/database.ts';
import type { Id } from '../../shared/id.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../studyTestApp.testkit.ts';
import { reviewQuestions } from './reviewQuestions.ts';
import { LEAST_FOR_FINDINGS, questionsToReview } from './questionStatisticsRules.ts';

const dayMs = 86_400_000;

interface Attention {
  readonly content: readonly { courseId: Id; courseName: string; questionCount: number; questionId: Id }[];
  readonly courseCount: number;
}

describe('ADM-01 BEY-07 courses with questions that need a look', () => {
  let app: StudyApp;
  let admin: TestUser;
  let author: TestUser;
  let course: StudyCourse;
  let learners: readonly TestUser[];
  let start: Date;
  beforeAll(async () => {
    app = await createStudyApp();
    start = app.now();
    admin = await app.aUser({ roleAdmin: true });
    author = await app.aUser({ createCourse: true });
    course = await app.aCourse(smallCourse());
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('course').set({ created_by: author.userId }).where('course_id', '=', course.id).execute(),
    );
    learners = await Promise.all(Array.from({ length: LEAST_FOR_FINDINGS }, () => app.aUser()));
  });
  afterAll(() => app.close());

  const attention = async (as = admin) =>
    (await app.call<Attention>('GET', '/api/v1/secured/workspaces/1/coursestoreview', { as })).body;
  const wrongAnswers = async (of: readonly TestUser[]) => {
    const [question = 0] = course.questions;
    for (const learner of of) {
      const { id } = await app.enrol(learner, course.id);
      await app.answer(learner, id, question, [1]);
    }
  };
  /** What the hour does. Until everything is counted: transactions of other test files, in the same PostgreSQL, hold it up. */
  const onDay = async (day: number) => {
    app.at(new Date(start.getTime() + day * dayMs));
    await expect
      .poll(
        async () => {
          await rollUpFacts(app.db);
          return findWorkspacesWithNewFacts(app.db);
        },
        { interval: 20 },
      )
      .toEqual([]);
    await reviewQuestions(app.db, app.now());
  };

  test('are found once enough learners have tried, a day later at the latest, and only then', async () => {
    await wrongAnswers(learners.slice(1));
    await onDay(0);
    expect(await attention()).toEqual({ content: [], courseCount: 0 });
    await wrongAnswers(learners.slice(0, 1));
    await onDay(0.5);
    expect(await attention(), 'once a day').toEqual({ content: [], courseCount: 0 });
    await onDay(1);
    expect(await attention()).toMatchObject({
      courseCount: 1,
      content: [{ courseId: course.id, questionCount: 1, questionId: course.questions[0] }],
    });
  });

  test('are told to admins and to who made the course, and to no other author', async () => {
    const other = await app.aUser({ createCourse: true });
    expect((await attention(author)).courseCount).toBe(1);
    expect((await attention(other)).courseCount).toBe(0);
    const learner = await app.call('GET', '/api/v1/secured/workspaces/1/coursestoreview', {
      as: learners[0] as TestUser,
    });
    expect(learner.status).toBe(403);
  });

  test('are told no more once the question has another key, even when nobody has answered since', async () => {
    app.at(new Date(start.getTime() + 2 * dayMs));
    const url = `/api/v1/secured/courses/${course.id}`;
    const { body } = await app.call<{ modules: { lectures: { questionAnswers?: object[] }[] }[] }>(
      'GET',
      `${url}?include=modules`,
      { as: author },
    );
    const [question] = body.modules
      .flatMap(({ lectures }) => lectures)
      .flatMap((lecture) => lecture.questionAnswers ?? []);
    Object.assign(question ?? {}, { correctAnswer: [1] });
    expect((await app.call('PUT', `${url}?forceUpdate=true`, { as: author, body })).status).toBe(200);
    await onDay(3);
    expect((await attention()).courseCount).toBe(0);
  });
});

test('ADM-01 a key that may be wrong comes before what is hard, and what is easy or weak waits', () => {
  const question = (questionId: Id, ...findings: ('WRONG_KEY' | 'HARD' | 'EASY' | 'WEAK')[]) => ({
    questionId,
    findings,
  });
  expect(
    questionsToReview([question(1, 'HARD', 'WEAK'), question(2, 'EASY'), question(3, 'WRONG_KEY'), question(4)]),
  ).toEqual([3, 1]);
});
