import { beforeAll, describe, expect, inject, it } from 'vitest';
import { keyOf, readAnswerKey, type KeyedQuestion } from '../support/answerKey.ts';
import { createGraphqlClient, registerTool, type GraphqlClient, type Tokens } from '../support/graphqlClient.ts';
import {
  ANSWER,
  CATALOGUE,
  CERTIFICATE,
  COMPLETE,
  COMPLETION,
  ENROL,
  LECTURE,
  SEEN,
  VIEWER,
} from '../support/graphqlDocuments.ts';
import type { LectureShape, QuestionShape, UserCourseShape, UserErrorShape } from '../support/graphqlShapes.ts';
import { authors, hosts, newUsername, password } from '../support/hosts.ts';
import { createRestClient, signedIn } from '../support/restClient.ts';

const COURSE = 258;
const NAME = 'Ada Example';
const gatewayUrl = inject('gatewayUrl');
const visitor = createGraphqlClient(gatewayUrl, hosts.lectern);
let key: ReadonlyMap<number, KeyedQuestion>;

beforeAll(async () => {
  const author = await signedIn(createRestClient(inject('platformUrl'), hosts.lectern), authors[hosts.lectern]);
  key = await readAnswerKey(author, COURSE);
});

describe('a tool that knows the GraphQL schema alone', () => {
  it('GW-01 GW-03 walks from registering to the verified certificate with a bearer token', async () => {
    const username = newUsername();
    const registered = await visitor.expect<{ register: { userErrors: UserErrorShape[] } }>(
      `mutation R($input: RegisterInput!) { register(input: $input) { userErrors { code message field } } }`,
      { input: { username, password, name: NAME, consent: true, returnTokens: true } },
    );
    expect(registered.register.userErrors).toEqual([]);
    const { signIn } = await visitor.expect<{ signIn: { tokens: Tokens; viewer: unknown } }>(
      `mutation S($input: SignInInput!) { signIn(input: $input) {
        tokens { accessToken refreshToken expiresIn } viewer { user { username } } userErrors { code } } }`,
      { input: { username, password, returnTokens: true } },
    );
    expect(signIn.viewer).toEqual({ user: { username } });
    const learner = visitor.as({ accessToken: signIn.tokens.accessToken });

    const { courses } = await learner.expect<{ courses: { nodes: { courseId: number }[] } }>(CATALOGUE, {
      search: 'learn well',
    });
    expect(courses.nodes.map(({ courseId }) => courseId)).toEqual([COURSE]);

    const { enrol } = await learner.expect<{ enrol: { userCourse: UserCourseShape } }>(ENROL, {
      input: { courseId: COURSE, idempotencyKey: 'enrol' },
    });
    const { userCourseId, moduleProgress } = enrol.userCourse;
    expect(enrol.userCourse).toMatchObject({ phase: 'ENROLLED', correctPoints: 0 });

    const early = await complete(learner, userCourseId);
    expect(early).toMatchObject({ userErrors: [{ code: '1300' }], certificate: null, completion: { complete: false } });

    for (const { lecture } of moduleProgress.flatMap(({ lectures }) => lectures)) {
      await studyLecture(learner, userCourseId, lecture.lectureId);
    }

    const { course } = await learner.expect<{ course: { viewerUserCourse: { completion: unknown } } }>(COMPLETION, {
      courseId: COURSE,
    });
    expect(course.viewerUserCourse.completion).toMatchObject({
      complete: true,
      certificate: true,
      scorePercent: 100,
      passingPercent: 70,
      missingLectures: [],
    });

    const done = await complete(learner, userCourseId);
    expect(done).toMatchObject({
      userErrors: [],
      userCourse: { phase: 'COMPLETED' },
      certificate: { holderName: NAME },
    });
    const { certificate } = await visitor.expect<{ certificate: { pdfUrl: string; verifyUrl: string } }>(CERTIFICATE, {
      uuid: done.certificate?.uuid,
    });
    expect(certificate).toMatchObject({ holderName: NAME, courseName: 'How to Learn Well', scorePercent: 100 });
    expect(certificate.verifyUrl).toContain(`/verifycertificate/?uuid=${done.certificate?.uuid}`);
    // The address names the host that was called; the test's servers listen on another port.
    const { pathname } = new URL(certificate.pdfUrl);
    const pdf = await fetch(new URL(pathname, gatewayUrl));
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\./);

    const { viewer } = await learner.expect<{ viewer: Record<string, { totalCount: number }> }>(VIEWER);
    expect(viewer).toMatchObject({
      activeUserCourses: { totalCount: 0 },
      completedUserCourses: { totalCount: 1 },
      earnedAchievements: { totalCount: 3 },
    });
  });

  it('GW-06 AUTH-07 gets renewed tokens in extensions.tokens, and the renewed ones work', async () => {
    const { refreshToken } = await registerTool(visitor);
    const stale = visitor.as({ accessToken: 'expired.access.token', refreshToken });
    const answer = await stale.send<{ viewer: { user: { username: string } } }>(VIEWER);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.viewer.user.username).toMatch(/@example\.test$/);
    const renewed = answer.extensions?.tokens;
    expect(renewed).toMatchObject({ accessToken: expect.any(String), expiresIn: expect.any(Number) });
    expect(renewed?.refreshToken).not.toBe(refreshToken);
    const next = await visitor.as({ accessToken: renewed?.accessToken ?? '' }).send(VIEWER);
    expect(next.errors).toBeUndefined();
    expect(next.extensions?.tokens).toBeUndefined();
  });

  it('AUTH-08 is told UNAUTHENTICATED when neither token is good', async () => {
    const lost = visitor.as({ accessToken: 'expired.access.token', refreshToken: 'unknown' });
    const answer = await lost.send(ENROL, { input: { courseId: COURSE } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  });

  it('ENR-11 sees why content is withheld before enrolling', async () => {
    const learner = visitor.as(await registerTool(visitor));
    const [lectureId] = await firstLectureIds();
    const { lecture } = await learner.expect<{ lecture: LectureShape }>(LECTURE, { courseId: COURSE, lectureId });
    expect(lecture.content).toEqual({
      __typename: 'ContentWithheld',
      reason: 'NOT_ENROLLED',
      message: 'You must be enrolled to the course in order to see the content',
    });
  });
});

async function studyLecture(learner: GraphqlClient, userCourseId: number, lectureId: number): Promise<void> {
  const { lecture } = await learner.expect<{ lecture: LectureShape }>(LECTURE, { courseId: COURSE, lectureId });
  expect(lecture.content).toMatchObject({ __typename: 'LectureContent', readOnly: false });
  for (const { questionId } of lecture.content.questions ?? []) {
    const { right, wrong, wrongLimit } = keyOf(key, questionId);
    for (const positions of wrongLimit === 1 ? [right] : [wrong, right]) {
      const { answerQuestion } = await learner.expect<{
        answerQuestion: { correct: boolean; question: QuestionShape; userErrors: unknown[] };
      }>(ANSWER, {
        input: {
          userCourseId,
          questionId,
          answer: { positions },
          idempotencyKey: `${questionId}-${positions.join('-')}`,
        },
      });
      expect(answerQuestion).toMatchObject({ userErrors: [], correct: positions === right });
    }
  }
  const { markLectureSeen } = await learner.expect<{ markLectureSeen: { lecture: LectureShape } }>(SEEN, {
    input: { userCourseId, lectureId },
  });
  expect(markLectureSeen.lecture.progress?.done).toBe(true);
}

async function complete(learner: GraphqlClient, userCourseId: number) {
  const { completeCourse } = await learner.expect<{
    completeCourse: { certificate: { uuid: string } | null; userErrors: UserErrorShape[] };
  }>(COMPLETE, { input: { userCourseId, holderName: NAME } });
  return completeCourse;
}

async function firstLectureIds(): Promise<number[]> {
  const { course } = await visitor.expect<{ course: { modules: { lectures: { lectureId: number }[] }[] } }>(
    `query C($courseId: ID!) { course(id: $courseId) { modules { lectures { lectureId } } } }`,
    { courseId: COURSE },
  );
  return course.modules.flatMap((module) => module.lectures.map(({ lectureId }) => lectureId));
}
