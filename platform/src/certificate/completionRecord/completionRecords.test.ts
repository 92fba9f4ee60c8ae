import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { CertificateWire } from '../../enrolment/certificateStatus.ts';
import type { UserCourseWire } from '../../enrolment/userCourseView.ts';
import type { Page } from '../../http/paging.ts';
import {
  choiceQuestion,
  createStudyApp,
  textLecture,
  type StudyApp,
  type StudyCourse,
} from '../../study/studyTestApp.testkit.ts';
import type { TestUser } from '../../testing/testApp.ts';

let app: StudyApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

interface RecordWire {
  readonly userCourseId: number;
  readonly courseName: string;
  readonly scorePercent: number | null;
  readonly certificate: CertificateWire | null;
}

const courseOf = (changes: object, questions: readonly object[] = []) =>
  app.aCourse({
    modules: [{ name: 'M', lectures: [textLecture('L', { questionAnswers: questions })] }],
    minScoreRate: 0,
    ...changes,
  });

async function study(learner: TestUser, changes: object, questions?: readonly object[]): Promise<UserCourseWire> {
  return studyAgain(learner, await courseOf(changes, questions), [2]);
}

async function studyAgain(learner: TestUser, course: StudyCourse, answer: readonly number[]): Promise<UserCourseWire> {
  const { id } = await app.enrol(learner, course.id);
  await app.seen(learner, id, course.lectures[0] ?? 0);
  for (const questionId of course.questions) {
    await app.answer(learner, id, questionId, answer);
  }
  const url = `/api/v1/secured/usercourses/${id}/_complete`;
  const { status, body } = await app.call<UserCourseWire>('POST', url, { as: learner, body: { name: learner.name } });
  expect(status).toBe(200);
  return body;
}

const remove = async (courseId: number): Promise<void> => {
  const url = `/api/v1/secured/courses/${courseId}?forceUpdate=true`;
  expect((await app.call('DELETE', url, { as: admin })).status).toBe(204);
};
const recordsOf = async (as: TestUser, query = ''): Promise<readonly RecordWire[]> =>
  (await app.call<Page<RecordWire>>('GET', `/api/v1/secured/completionrecords${query}`, { as })).body.content;

test('OP-170 REST-21 a learner keeps what they completed, with the certificate, when the course is deleted', async () => {
  const learner = await app.aUser({ name: 'Ann Lee' });
  const german = await study(learner, { name: 'German', certifiable: true, metadata: { lang: 'de' } }, [
    choiceQuestion(),
  ]);
  const plain = await study(learner, { name: 'Plain' });
  const graded = await study(learner, { name: 'Graded' }, [choiceQuestion()]);
  expect(await recordsOf(learner)).toEqual([]);
  await remove(german.courseId);
  await remove(plain.courseId);
  await remove(graded.courseId);
  expect(await recordsOf(learner)).toEqual([
    expect.objectContaining({ courseName: 'Graded', scorePercent: 100, certificate: null }),
    {
      userCourseId: plain.id,
      courseId: plain.courseId,
      courseName: 'Plain',
      courseLanguage: null,
      scorePercent: null,
      finishTime: plain.finishTime,
      certificate: null,
    },
    {
      userCourseId: german.id,
      courseId: german.courseId,
      courseName: 'German',
      courseLanguage: 'de',
      scorePercent: 100,
      finishTime: german.finishTime,
      certificate: german.certificate,
    },
  ]);
  expect(await recordsOf(learner, '?page=1&size=2')).toMatchObject([{ courseName: 'German' }]);
  expect(await recordsOf(admin)).toEqual([]);
});

test('OP-170 a course that was completed twice is kept with the score of each time', async () => {
  const learner = await app.aUser();
  const course = await courseOf({ name: 'Twice' }, [choiceQuestion()]);
  const ids: number[] = [];
  for (const answer of [[2], [1]]) {
    app.at(new Date(app.now().getTime() + 60_000));
    ids.push((await studyAgain(learner, course, answer)).id);
  }
  await remove(course.id);
  const kept = await recordsOf(learner);
  expect(kept.map(({ userCourseId, scorePercent }) => [userCourseId, scorePercent])).toEqual([
    [ids[1], 0],
    [ids[0], 100],
  ]);
});

test('OP-170 what was not completed is not kept, and an erasure takes what was', async () => {
  const [learner, other] = [await app.aUser(), await app.aUser()];
  const { courseId } = await study(learner, { name: 'Gone' });
  await app.enrol(other, courseId);
  await remove(courseId);
  expect(await recordsOf(other)).toEqual([]);
  const kept = () =>
    inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('completion_record').select('course_name').where('user_id', '=', learner.userId).execute(),
    );
  expect(await kept()).toEqual([{ course_name: 'Gone' }]);
  const url = `/api/v1/secured/workspaces/1/users/${learner.userId}`;
  await app.call('DELETE', url, { as: admin, body: { confirmUsername: learner.username } });
  expect(await kept()).toEqual([]);
});

test('OP-170 the same completion under way while the course is deleted is kept as well', async () => {
  const learner = await app.aUser({ name: 'In Time' });
  const course = await courseOf({ name: 'Raced', certifiable: true });
  const { id } = await app.enrol(learner, course.id);
  const deleting = await inWorkspace(app.db, 1, async (trx) => {
    await trx
      .updateTable('user_course')
      .set({ completed: true, finish_time: app.now() })
      .where('user_course.user_course_id', '=', id)
      .execute();
    return { done: remove(course.id) };
  });
  await deleting.done;
  expect(await recordsOf(learner)).toMatchObject([{ courseName: 'Raced' }]);
});
