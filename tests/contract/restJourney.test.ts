import { beforeAll, describe, expect, inject, it } from 'vitest';
import { keyOf, readAnswerKey, type KeyedQuestion } from '../support/answerKey.ts';
import { authors, hosts, newUsername, password } from '../support/hosts.ts';
import { createRestClient, postToken, registerLearner, signedIn, type RestClient } from '../support/restClient.ts';
import type {
  AnswerWire,
  CertificateWire,
  CourseWire,
  ErrorWire,
  LectureWire,
  PageWire,
  RegisteredWire,
  UserCourseWire,
} from '../support/wire.ts';

const COURSE = 258;
const NAME = 'Ada Example';
const visitor = createRestClient(inject('platformUrl'), hosts.lectern);
let key: ReadonlyMap<number, KeyedQuestion>;

beforeAll(async () => {
  key = await readAnswerKey(await signedIn(visitor, authors[hosts.lectern]), COURSE);
});

describe('a tool that knows the documented REST calls alone', () => {
  it('REST-05 REST-01 REST-15 REST-28 REST-31 REST-32 REST-30 REST-36 walks from registering to the verified certificate', async () => {
    const username = newUsername();
    const user = await visitor.expect<RegisteredWire>('/api/v1/public/users', {
      method: 'POST',
      body: { username, password, name: NAME },
    });
    const learner = visitor.as((await postToken(visitor, username)).access_token);
    expect(await learner.expect('/api/v1/secured/users/me')).toMatchObject({ id: user.id, username, name: NAME });

    const catalogue = await visitor.expect<PageWire<CourseWire>>(
      `/api/v1/public/courses?q=${encodeURIComponent("template==false;name=='*learn well*'")}`,
    );
    expect(catalogue.content.map(({ id }) => id)).toEqual([COURSE]);

    const enrolled = await learner.expect<UserCourseWire>('/api/v1/secured/usercourses', {
      method: 'POST',
      body: { courseId: COURSE },
      key: 'enrol',
    });
    expect(enrolled).toMatchObject({ courseId: COURSE, status: 'TODO', correctPoints: 0, finishTime: null });
    const base = `/api/v1/secured/usercourses/${enrolled.id}`;

    const early = await learner.send<ErrorWire>(`${base}/_complete`, { method: 'POST', body: { name: NAME } });
    expect(early).toMatchObject({ status: 412, body: { code: 1300 } });

    const lectures = enrolled.modules?.flatMap((module) => module.lectures) ?? [];
    expect(lectures.length).toBeGreaterThan(3);
    for (const { lectureId } of lectures) await studyLecture(learner, base, lectureId);

    const dryRun = await learner.expect<UserCourseWire>(`${base}/_complete?dryRun=true`, { method: 'POST' });
    expect(dryRun).toMatchObject({
      finishTime: null,
      certificate: null,
      completion: { wouldComplete: true, wouldCertify: true },
    });
    const misspelt = await learner.send<ErrorWire>(`${base}/_complete`, { method: 'POST', body: { name: 'Ada' } });
    expect(misspelt).toMatchObject({ status: 400, body: { code: 'NAME_MISMATCH' } });

    const done = await learner.expect<UserCourseWire>(`${base}/_complete`, {
      method: 'POST',
      body: { name: ` ${NAME} ` },
      key: 'complete',
    });
    expect(done).toMatchObject({ status: 'DONE', correctPoints: done.totalPoints });
    expect(done.finishTime).not.toBeNull();
    const { uuid } = done.certificate ?? { uuid: '' };

    const verified = await visitor.expect<CertificateWire>(`/api/v1/public/certificates?uuid=${uuid}`);
    expect(verified).toMatchObject({ uuid, holderName: NAME, courseName: 'How to Learn Well', scorePercent: 100 });
    const pdf = await visitor.send<string>(`/api/v1/public/certificates/${uuid}/pdf`);
    expect(pdf).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF-1\./) });
    expect(pdf.headers.get('content-type')).toContain('application/pdf');

    const completed = await learner.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/completed');
    expect(completed.content.map(({ id }) => id)).toEqual([enrolled.id]);
    const earned = await learner.expect<PageWire<unknown>>('/api/v1/secured/usercoursegamificationitems');
    expect(earned.content).toHaveLength(3);
  });

  it('REST-29 ENR-06 ENR-08 ENR-09 gives up, may only view, and enrols again', async () => {
    const { client: learner } = await registerLearner(visitor);
    const first = await enrol(learner);
    const base = `/api/v1/secured/usercourses/${first.id}`;
    const given = await learner.expect<UserCourseWire>(base, {
      method: 'PATCH',
      body: { finishTime: new Date().toISOString() },
    });
    expect(given.finishTime).not.toBeNull();
    const [lecture] = first.modules?.flatMap((module) => module.lectures) ?? [];
    const view = await learner.expect<LectureWire>(`${base}/lecture/${lecture?.lectureId}`);
    const question = view.questionAnswers?.[0];
    for (const [path, body] of [
      [`questionanswer/${question?.id}`, { userAnswer: [1] }],
      [`lecture/${lecture?.lectureId}`, undefined],
      ['_complete', { name: NAME }],
    ] as const) {
      const refused = await learner.send<ErrorWire>(`${base}/${path}`, { method: 'POST', body });
      expect(refused, path).toMatchObject({ status: 409, body: { code: 'USER_COURSE_CLOSED' } });
    }
    const again = await enrol(learner);
    expect(again.id).not.toBe(first.id);
    const active = await learner.expect<PageWire<UserCourseWire>>('/api/v1/secured/usercourses/active');
    expect(active.content.map(({ id }) => id)).toEqual([again.id]);
  });

  it('REST-81 is refused without a token, and REST-12 after signing out', async () => {
    const { client: learner } = await registerLearner(visitor);
    expect(await visitor.send('/api/v1/secured/users/me')).toMatchObject({ status: 401 });
    expect(await learner.send('/api/v1/secured/users/me/_logout', { method: 'POST' })).toMatchObject({ status: 204 });
    expect(await learner.send('/api/v1/secured/users/me')).toMatchObject({ status: 401 });
  });
});

/** Reads a lecture, answers each of its questions wrong and then right, and marks it as seen. */
async function studyLecture(learner: RestClient, base: string, lectureId: number): Promise<void> {
  const lecture = await learner.expect<LectureWire>(`${base}/lecture/${lectureId}`);
  expect(lecture.sections?.length).toBeGreaterThan(0);
  for (const question of lecture.questionAnswers ?? []) {
    expect(question).toMatchObject({ correctAnswer: null, explanation: null, correct: null, wrongCount: 0 });
    const { right, wrong, wrongLimit } = keyOf(key, question.id);
    const path = `${base}/questionanswer/${question.id}`;
    // The demo course gives more than one try everywhere.
    expect(wrongLimit).not.toBe(1);
    const missed = await learner.expect<AnswerWire>(path, {
      method: 'POST',
      body: { userAnswer: wrong, '@type': question['@type'] },
      key: `wrong-${question.id}`,
    });
    expect(missed).toMatchObject({ correct: false, wrongCount: 1, correctAnswer: null, userAnswer: wrong });
    const hit = await learner.expect<AnswerWire>(path, {
      method: 'POST',
      body: { userAnswer: right, '@type': question['@type'] },
      key: `right-${question.id}`,
    });
    expect(hit).toMatchObject({ correct: true, correctAnswer: right, weight: question.weight });
  }
  const seen = await learner.expect<UserCourseWire & { lecture: LectureWire }>(`${base}/lecture/${lectureId}`, {
    method: 'POST',
    key: `seen-${lectureId}`,
  });
  expect(seen.lecture).toMatchObject({ lectureId, done: true, doneTime: expect.any(String) });
}

function enrol(learner: RestClient): Promise<UserCourseWire> {
  return learner.expect('/api/v1/secured/usercourses', { method: 'POST', body: { courseId: COURSE } });
}
