/** What the platform says of progress reaches the schema as it is: the gateway decides none of it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCourse, aPage, aUser, aUserCourse, aUserGamificationItem, aUserModule } from '../testing/builders.ts';
import { bearer, createTestGateway, type TestGateway } from '../testing/testGateway.ts';

const active = '/api/v1/secured/usercourses/active';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/secured/users/me', { body: aUser() });
});
afterEach(() => gateway.close());

const told = async (userCourse: ReturnType<typeof aUserCourse>, selection: string) => {
  gateway.on('GET', active, { body: aPage([userCourse]) });
  const { data } = await gateway.ask(`{ viewer { activeUserCourses { nodes { ${selection} } } } }`, {}, bearer());
  return data.viewer.activeUserCourses.nodes[0];
};

test.each(['TODO', 'IN_PROGRESS', 'DONE'] as const)('PROG-01 the status %s', async (status) => {
  expect(await told(aUserCourse({ status }), 'status')).toEqual({ status });
});

test.each(['ENROLLED', 'IN_PROGRESS', 'COMPLETED', 'GAVE_UP'] as const)('ENR-10 the phase %s', async (phase) => {
  expect(await told(aUserCourse({ progress: { ...aUserCourse().progress, phase } }), 'phase')).toEqual({ phase });
});

test('PROG-02 PROG-03 PROG-04 PROG-05 a lecture is done by its mark or by its points, and a module by its lectures, as the platform counts', async () => {
  const [lecture] = aUserModule().lectures;
  if (lecture === undefined) throw new Error('The module has no lecture');
  const doneTime = '2030-01-31T09:00:00.000Z';
  const lectures = [
    { ...lecture, done: true, doneTime, status: 'DONE' as const, correctPoints: 0, totalPoints: 0 },
    // Every question at its wrong limit: done without a mark and without a right answer.
    { ...lecture, done: true, doneTime: null, status: 'DONE' as const, correctPoints: 0, totalPoints: 3 },
    { ...lecture, done: false, doneTime: null, status: 'IN_PROGRESS' as const, correctPoints: 1, totalPoints: 3 },
  ];
  const modules = [aUserModule({ done: false, status: 'IN_PROGRESS', lectures })];
  expect(
    await told(
      aUserCourse({ modules }),
      'moduleProgress { done status lectures { done doneTime status correctPoints totalPoints } }',
    ),
  ).toEqual({
    moduleProgress: [
      {
        done: false,
        status: 'IN_PROGRESS',
        lectures: lectures.map(({ done, doneTime: time, status, correctPoints, totalPoints }) => ({
          done,
          doneTime: time,
          status,
          correctPoints,
          totalPoints,
        })),
      },
    ],
  });
});

test('PROG-09 the counts', async () => {
  const stats = { lectures: 7, modules: 3, rightQuestionAnswers: 5, lecturesMarkedAsSeen: 4 };
  expect(
    await told(aUserCourse({ stats }), 'stats { lectureCount moduleCount correctQuestionCount seenLectureCount }'),
  ).toEqual({ stats: { lectureCount: 7, moduleCount: 3, correctQuestionCount: 5, seenLectureCount: 4 } });
});

test('ACH-02 ACH-03 ACH-04 what earns an achievement, and how far its learner has come', async () => {
  const gamificationItems = [
    aUserGamificationItem({ id: 1, '@type': 'LECTURES_COMPLETED', lectureIds: [1002, 1003], reached: 1, needed: 2 }),
    aUserGamificationItem({ id: 2, '@type': 'QUESTIONS_ANSWERED', questionAnswerIds: [1010], reached: 0, needed: 1 }),
    aUserGamificationItem({ id: 3, '@type': 'QUESTIONS_ANSWERED_RATE', qaRate: 0.8, reached: 4, needed: 4 }),
  ].map((item) => ({ ...item, isDone: item.reached === item.needed, achieved: false }));
  const userCourse = await told(
    aUserCourse({ gamificationItems }),
    'achievementProgress { done achieved reached needed achievement { type lectureIds questionIds requiredPercent } }',
  );
  expect(userCourse?.achievementProgress).toMatchObject([
    { done: false, reached: 1, needed: 2, achievement: { type: 'LECTURES_COMPLETED', lectureIds: [1002, 1003] } },
    { done: false, reached: 0, needed: 1, achievement: { type: 'QUESTIONS_ANSWERED', questionIds: [1010] } },
    { done: true, achieved: false, achievement: { type: 'QUESTIONS_ANSWERED_RATE', requiredPercent: 80 } },
  ]);
});

test('CERT-02 what the certificate needs, by the points of right answers alone', async () => {
  const certificate = { pointsPercent: 62, requiredPercent: 75, pointsMissing: 2, reached: false };
  const progress = { ...aUserCourse().progress, scorePercent: 80, certificate };
  expect(
    await told(
      aUserCourse({ progress }),
      'scorePercent certificateProgress { pointsPercent requiredPercent pointsMissing reached }',
    ),
  ).toEqual({
    scorePercent: 80,
    certificateProgress: { pointsPercent: 62, requiredPercent: 75, pointsMissing: 2, reached: false },
  });
});

test('ENR-09 OP-21 one whose time ran out is no way to study: its learner may enrol again', async () => {
  const course = aCourse();
  gateway.on('GET', '/api/v1/public/courses', { body: aPage([course]) });
  for (const [viewOnly, state] of [
    [null, 'ENROLLED'],
    ['EXPIRED', 'ENROL'],
  ] as const) {
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([aUserCourse({ course, viewOnly })]) });
    const { data } = await gateway.ask('{ courses { nodes { enrolment { state } } } }', {}, bearer());
    expect(data.courses.nodes).toEqual([{ enrolment: { state } }]);
  }
});
