import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aCertificate,
  aCompletion,
  aCourse,
  aCourseWithOutline,
  aGamificationItem,
  aPage,
  aUser,
  aUserCourse,
  aUserGamification,
  aUserLecture,
  aUserModule,
} from '../testing/builders.ts';
import { toGlobalId } from '../globalId.ts';
import { bearer, createTestGateway, type Asked, type TestGateway } from '../testing/testGateway.ts';

const base = '/api/v1/secured/usercourses';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/secured/users/me', {
    body: aUser(),
  });
});
afterEach(() => gateway.close());

const ask = (query: string, variables: Record<string, unknown> = {}): Promise<Asked> =>
  gateway.ask(query, variables, bearer());

describe('the dashboard', () => {
  test('DASH-02 DASH-03 REST-25 REST-26 GW-25 lists are read page by page, one call each', async () => {
    gateway.on('GET', `${base}/active`, { body: aPage([aUserCourse()], { total: 30 }) });
    gateway.on('GET', `${base}/completed`, { body: aPage([]) });
    const { data } = await ask(`{ viewer {
      activeUserCourses(first: 10) { totalCount pageInfo { hasNextPage } nodes { userCourseId phase scorePercent seenPercent level course { name } stats { seenLectureCount } } }
      completedUserCourses { totalCount } } }`);
    expect(data.viewer).toEqual({
      activeUserCourses: {
        totalCount: 30,
        pageInfo: { hasNextPage: true },
        nodes: [
          {
            userCourseId: 77,
            phase: 'IN_PROGRESS',
            scorePercent: 50,
            seenPercent: 50,
            level: 'NICE',
            course: { name: 'German for Beginners' },
            stats: { seenLectureCount: 1 },
          },
        ],
      },
      completedUserCourses: { totalCount: 0 },
    });
    expect(gateway.paths().slice(1)).toEqual([
      `GET ${base}/active?page=0&size=10`,
      `GET ${base}/completed?page=0&size=25`,
    ]);
  });

  test('PROG-12 percentages are clamped to 0 to 100', async () => {
    const progress = { ...aUserCourse().progress, scorePercent: 104.4, seenPercent: -1 };
    gateway.on('GET', `${base}/active`, { body: aPage([aUserCourse({ progress })]) });
    const { data } = await ask('{ viewer { activeUserCourses { nodes { scorePercent seenPercent } } } }');
    expect(data.viewer.activeUserCourses.nodes).toEqual([{ scorePercent: 100, seenPercent: 0 }]);
  });

  test('OP-155 what is due first is one call, and null where nothing is', async () => {
    gateway.on('GET', `${base}/due`, { body: aPage([aUserCourse({ id: 79 })]) });
    expect((await ask('{ viewer { dueNext { userCourseId } } }')).data.viewer.dueNext).toEqual({ userCourseId: 79 });
    expect(gateway.paths()[1]).toBe(`GET ${base}/due?page=0&size=1`);
    gateway.on('GET', `${base}/due`, { body: aPage([]) });
    expect((await ask('{ viewer { dueNext { userCourseId } } }')).data.viewer.dueNext).toBeNull();
  });

  test('OP-96 where to continue is one call', async () => {
    gateway.on('GET', `${base}/active`, { body: aPage([aUserCourse({ id: 78 })]) });
    const { data } = await ask('{ viewer { continueLearning { userCourseId nextLecture { name } } } }');
    expect(data.viewer.continueLearning).toEqual({ userCourseId: 78, nextLecture: { name: 'Numbers' } });
    expect(gateway.paths()[1]).toBe(`GET ${base}/active?page=0&size=1&sort=lastSeenTime,desc`);
  });

  test('OP-96 OP-103 the place to continue with and what the certificate needs come with the user course', async () => {
    const continueAt = { lectureId: 1003, moduleId: 1001, name: 'Numbers', moduleName: 'First words', gate: null };
    const progress = { ...aUserCourse().progress, continueAt: { ...continueAt, sectionId: 1021 } };
    gateway.on('GET', `${base}/active`, { body: aPage([aUserCourse({ progress })]) });
    const { data } = await ask(
      '{ viewer { continueLearning { continueAt { lectureId moduleId name moduleName sectionId gate { reason } } certificateProgress { pointsPercent passingPercent pointsMissing reached } } } }',
    );
    expect(data.viewer.continueLearning).toEqual({
      continueAt: { ...continueAt, sectionId: 1021 },
      certificateProgress: { pointsPercent: 50, passingPercent: 75, pointsMissing: 1, reached: false },
    });
  });

  test('OP-95 modules of a page that came without them are read in one call', async () => {
    gateway.on('GET', `${base}/active`, { body: aPage([aUserCourse({ id: 1 })]) });
    gateway.on('GET', base, {
      body: aPage([aUserCourse({ id: 1, modules: [aUserModule({ done: true, status: 'DONE' })] })]),
    });
    const { data } = await ask('{ viewer { continueLearning { moduleProgress { done status } } } }');
    expect(data.viewer.continueLearning.moduleProgress).toEqual([{ done: true, status: 'DONE' }]);
    expect(gateway.paths()[2]).toBe(`GET ${base}?page=0&size=1&q=id=in=(1)&include=outline`);
  });

  test('ACH-07 REST-34 ACH-06 earned achievements', async () => {
    gateway.on('GET', '/api/v1/secured/usercoursegamificationitems', {
      body: aPage([aUserGamification(), aUserGamification({ id: 2, gamification: null })]),
    });
    const { data } = await ask(
      '{ viewer { earnedAchievements { nodes { achievementId courseName courseLanguage achievement { name frame } } } } }',
    );
    expect(data.viewer.earnedAchievements.nodes).toEqual([
      {
        achievementId: 1090,
        courseName: 'German for Beginners',
        courseLanguage: 'de',
        achievement: { name: 'Good start', frame: false },
      },
      { achievementId: 1090, courseName: 'German for Beginners', courseLanguage: 'de', achievement: null },
    ]);
  });

  test('OP-170 what was completed in a deleted course, with its certificate', async () => {
    const record = {
      userCourseId: 5,
      courseId: 6,
      courseName: 'Gone',
      courseLanguage: 'de',
      scorePercent: 80,
      finishTime: '2030-01-31T09:00:00.000Z',
    };
    gateway.on('GET', '/api/v1/secured/completionrecords', {
      body: aPage([
        { ...record, certificate: aCertificate({ uuid: 'c1' }) },
        { ...record, userCourseId: 4, scorePercent: null, certificate: null },
      ]),
    });
    const { data } = await ask(`{ viewer { completionRecords(first: 10) { nodes {
      userCourseId courseId courseName courseLanguage scorePercent finishTime certificate { pdfUrl } } } } }`);
    expect(data.viewer.completionRecords.nodes).toEqual([
      { ...record, certificate: { pdfUrl: 'http://localhost/api/v1/public/certificates/c1/pdf' } },
      { ...record, userCourseId: 4, scorePercent: null, certificate: null },
    ]);
    expect(gateway.paths()).toContain('GET /api/v1/secured/completionrecords?page=0&size=10');
  });

  test('OP-05 GW-07 GW-08 an older page without `pageable` says by its numbers whether there is more', async () => {
    gateway.on('GET', `${base}/active`, {
      body: { content: [aUserCourse()], cursors: ['c1'], currentPage: 0, totalPages: 3 },
    });
    const { data } = await ask(
      '{ viewer { activeUserCourses(first: 1) { edges { cursor } pageInfo { hasPreviousPage hasNextPage } } } }',
    );
    expect(data.viewer.activeUserCourses).toEqual({
      edges: [{ cursor: 'c1' }],
      pageInfo: { hasPreviousPage: false, hasNextPage: true },
    });
  });

  test('BEY-44 OP-13 what changed since is asked of the platform', async () => {
    gateway.on('GET', `${base}/completed`, { body: aPage([aUserCourse()]) });
    const { data } = await ask(
      '{ viewer { completedUserCourses(updatedSince: "2030-01-31T10:00:00+01:00") { nodes { updateTime } } } }',
    );
    expect(data.viewer.completedUserCourses.nodes).toEqual([{ updateTime: '2030-01-31T09:00:00.000Z' }]);
    expect(gateway.paths()[1]).toBe(`GET ${base}/completed?page=0&size=25&q=updateTime=ge='2030-01-31T09:00:00.000Z'`);
  });
});

describe('enrolling and giving up', () => {
  test('ENR-01 REST-28 OP-50 carries the key, and answers the course with its new state', async () => {
    gateway.on('POST', base, { status: 201, body: aUserCourse({ modules: [aUserModule()] }) });
    gateway.on('GET', base, { body: aPage([aUserCourse()]) });
    const { data } = await ask(
      'mutation($i: EnrolInput!) { enrol(input: $i) { userCourse { userCourseId } course { enrolment { state } } userErrors { code } } }',
      { i: { courseId: 258, idempotencyKey: 'key-1' } },
    );
    expect(data.enrol).toEqual({
      userCourse: { userCourseId: 77 },
      course: { enrolment: { state: 'ENROLLED' } },
      userErrors: [],
    });
    expect(gateway.calls[0]).toMatchObject({
      method: 'POST',
      body: { courseId: 258 },
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  test('UMB-03 OP-71 says by which umbrella course the learner comes, and answers it as far as it is for them', async () => {
    const enrol =
      'mutation($i: EnrolInput!) { enrol(input: $i) { userCourse { umbrella { courseId name } } userErrors { field } } }';
    gateway.on('POST', base, { status: 201, body: aUserCourse({ umbrellaId: 109 }) });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse({ id: 109, name: 'Which one?' })]) });
    const i = { courseId: 258, umbrellaId: toGlobalId('Course', 109) };
    expect((await ask(enrol, { i })).data.enrol.userCourse).toEqual({
      umbrella: { courseId: 109, name: 'Which one?' },
    });
    expect(gateway.calls[0]?.body).toEqual({ courseId: 258, umbrellaId: 109 });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([]) });
    gateway.on('GET', '/api/v1/secured/courses', { status: 403, body: { code: 'FORBIDDEN', message: 'No' } });
    expect((await ask(enrol, { i })).data.enrol.userCourse).toEqual({ umbrella: null });
    const foreign = { courseId: 258, umbrellaId: toGlobalId('Lecture', 109) };
    expect((await ask(enrol, { i: foreign })).data.enrol.userErrors).toEqual([{ field: 'umbrellaId' }]);
  });

  test('UMB-03 of a page of user courses the umbrella courses are read in one call, and where there are none in no call', async () => {
    const nodes = [77, 78].map((id) => aUserCourse({ id, umbrellaId: 109 }));
    gateway.on('GET', `${base}/active`, { body: aPage(nodes) });
    gateway.on('GET', `${base}/completed`, { body: aPage([aUserCourse()]) });
    gateway.on('GET', '/api/v1/public/courses', { body: aPage([aCourse({ id: 109, name: 'Which one?' })]) });
    const umbrellas = 'nodes { umbrella { name } }';
    const { data } = await ask(
      `{ viewer { activeUserCourses { ${umbrellas} } completedUserCourses { ${umbrellas} } } }`,
    );
    const umbrella = { name: 'Which one?' };
    expect(data.viewer).toEqual({
      activeUserCourses: { nodes: [{ umbrella }, { umbrella }] },
      completedUserCourses: { nodes: [{ umbrella: null }] },
    });
    expect(gateway.paths().filter((path) => path.includes('/public/courses'))).toHaveLength(1);
  });

  test.each([
    [403, 'VOUCHER_REQUIRED'],
    [403, 'NOT_AVAILABLE_YET'],
    [409, 'CONFLICT'],
    [429, 'RATE_LIMITED'],
  ])('GW-09 OP-08 a refusal %i %s is data', async (status, code) => {
    gateway.on('POST', base, { status, body: { code, message: 'No.', params: { courseId: 258 } } });
    gateway.on('GET', '/api/v1/public/courses/258', { body: aCourseWithOutline() });
    const { data, errors } = await ask(
      'mutation { enrol(input: { courseId: 258 }) { userCourse { id } userErrors { code message params } } }',
    );
    expect(errors).toEqual([]);
    expect(data.enrol).toEqual({ userCourse: null, userErrors: [{ code, message: 'No.', params: { courseId: 258 } }] });
  });

  test('OP-13 a fault is an error, masked', async () => {
    gateway.on('POST', base, { status: 500, body: { code: 'BOOM', message: 'select * from secrets', params: {} } });
    const { errors } = await ask('mutation { enrol(input: { courseId: 258 }) { userErrors { code } } }');
    expect(errors[0]).toMatchObject({ extensions: { code: 'BOOM', status: 500 } });
    expect(JSON.stringify(errors)).not.toContain('secrets');
    expect(errors[0]?.extensions['requestId']).toEqual(expect.any(String));
  });

  test('ENR-06 REST-29 gives up now', async () => {
    gateway.on('PATCH', `${base}/77`, {
      body: aUserCourse({
        finishTime: '2030-06-01T12:00:00.000Z',
        progress: { ...aUserCourse().progress, phase: 'GAVE_UP' },
      }),
    });
    const { data } = await ask(
      'mutation { giveUpCourse(input: { userCourseId: 77 }) { userCourse { phase } userErrors { code } } }',
    );
    expect(data.giveUpCourse).toEqual({ userCourse: { phase: 'GAVE_UP' }, userErrors: [] });
    expect(gateway.calls[0]?.body).toEqual({ finishTime: '2030-06-01T12:00:00.000Z' });
  });
});

describe('seen marks and places', () => {
  test('LEC-17 REST-32 PROG-10 PROG-11 answers lecture, user course and new achievements of one call', async () => {
    gateway.on('POST', `${base}/77/lecture/1002`, {
      body: {
        ...aUserCourse(),
        lecture: {
          ...aUserLecture({ done: true, doneTime: '2030-06-01T12:00:00.000Z', status: 'DONE' }),
          previousLecture: null,
          nextLecture: null,
        },
        newUserGamificationItems: [aUserGamification()],
      },
    });
    const { data } = await ask(
      'mutation { markLectureSeen(input: { userCourseId: 77, lectureId: 1002, idempotencyKey: "s1" }) { lecture { progress { done } } userCourse { seenPercent scorePercent } newAchievements { achievement { name } } userErrors { code } } }',
    );
    expect(data.markLectureSeen).toEqual({
      lecture: { progress: { done: true } },
      userCourse: { seenPercent: 50, scorePercent: 50 },
      newAchievements: [{ achievement: { name: 'Good start' } }],
      userErrors: [],
    });
    expect(gateway.calls).toHaveLength(1);
    expect(gateway.calls[0]?.headers['idempotency-key']).toBe('s1');
  });

  test('OP-96 remembers the place', async () => {
    const place = {
      lectureId: 1002,
      moduleId: 1001,
      sectionId: 1021,
      lectureName: 'Greetings',
      time: '2030-06-01T12:00:00.000Z',
    };
    gateway.on('PUT', `${base}/77/position`, { body: place });
    const { data } = await ask(
      'mutation { saveStudyPosition(input: { userCourseId: 77, lectureId: 1002, sectionId: 1021 }) { position { sectionId lectureName } } }',
    );
    expect(data.saveStudyPosition.position).toEqual({ sectionId: 1021, lectureName: 'Greetings' });
    expect(gateway.calls[0]?.body).toEqual({ lectureId: 1002, sectionId: 1021 });
  });

  test('BEY-19 passes the place in a video on', async () => {
    const place = { sectionId: 1021, seconds: 192, time: '2030-06-01T12:00:00.000Z' };
    gateway.on('PUT', `${base}/77/lecture/1002/videoposition`, { body: place });
    const { data } = await ask(
      'mutation { saveVideoPosition(input: { userCourseId: 77, lectureId: 1002, sectionId: 1021, seconds: 192 }) { position { sectionId seconds time } userErrors { code } } }',
    );
    expect(data.saveVideoPosition).toEqual({ position: place, userErrors: [] });
    expect(gateway.calls.map(({ body }) => body)).toEqual([{ sectionId: 1021, seconds: 192 }]);
  });

  test('BEY-19 says why a place in a video was refused', async () => {
    gateway.on('PUT', `${base}/77/lecture/1002/videoposition`, {
      status: 403,
      body: { code: 'LECTURE_LOCKED', message: 'Locked' },
    });
    const { data } = await ask(
      'mutation { saveVideoPosition(input: { userCourseId: 77, lectureId: 1002, seconds: 3 }) { position { seconds } userErrors { code } } }',
    );
    expect(data.saveVideoPosition).toEqual({ position: null, userErrors: [{ code: 'LECTURE_LOCKED' }] });
    expect(gateway.calls[0]?.body).toEqual({ sectionId: null, seconds: 3 });
  });
});

describe('completing', () => {
  const mutation = `mutation { completeCourse(input: { userCourseId: 77, holderName: "Mara Lindqvist" }) {
    userCourse { phase } certificate { uuid pdfUrl verifyUrl } completion { complete noCertificateReason missingLectures { name } passingPercent } userErrors { code field } } }`;

  test('PROG-13 CERT-01 CERT-05 REST-30 OP-24 gives the certificate', async () => {
    gateway.on('POST', `${base}/77/_complete`, {
      body: aUserCourse({
        certificate: aCertificate(),
        completion: aCompletion({
          wouldComplete: true,
          wouldCertify: true,
          noCertificateReason: null,
          missingLectures: [],
        }),
        progress: { ...aUserCourse().progress, phase: 'COMPLETED' },
      }),
    });
    const { data } = await ask(mutation);
    const { uuid } = aCertificate();
    expect(data.completeCourse).toEqual({
      userCourse: { phase: 'COMPLETED' },
      certificate: {
        uuid,
        pdfUrl: `http://localhost/api/v1/public/certificates/${uuid}/pdf`,
        verifyUrl: `http://localhost/verifycertificate/?uuid=${uuid}`,
      },
      completion: { complete: true, noCertificateReason: null, missingLectures: [], passingPercent: 75 },
      userErrors: [],
    });
    expect(gateway.calls[0]?.body).toEqual({ name: 'Mara Lindqvist' });
  });

  test('ERR-09 OP-41 a course that is not complete says what is missing', async () => {
    gateway.on('POST', `${base}/77/_complete`, {
      status: 412,
      body: { code: 1300, message: 'Precondition failed: user course not yet complete', params: aCompletion() },
    });
    const { data } = await ask(mutation);
    expect(data.completeCourse).toEqual({
      userCourse: null,
      certificate: null,
      completion: {
        complete: false,
        noCertificateReason: 'NOT_COMPLETE',
        missingLectures: [{ name: 'Numbers' }],
        passingPercent: 75,
      },
      userErrors: [{ code: '1300', field: null }],
    });
  });

  test('OP-24 a name that differs is about holderName', async () => {
    gateway.on('POST', `${base}/77/_complete`, {
      status: 400,
      body: {
        code: 'NAME_MISMATCH',
        message: 'The name does not match the name in your settings',
        params: {},
        errors: [{ field: 'name', message: 'must be the name in your settings' }],
      },
    });
    const withMessage = mutation.replace('code field', 'code field message');
    expect((await ask(withMessage)).data.completeCourse.userErrors).toEqual([
      { code: 'NAME_MISMATCH', field: 'holderName', message: 'The name does not match the name in your settings' },
    ]);
  });

  test('REST-27 OP-41 the check beforehand writes nothing: it comes with the user course, else from the dry run', async () => {
    const query = `{ node(id: "${Buffer.from('UserCourse:77').toString('base64url')}") { ... on UserCourse { completion { complete missingLectures { lectureId } } } } }`;
    gateway.on('GET', base, { body: aPage([aUserCourse({ completion: aCompletion() })]) });
    expect((await ask(query)).data.node).toHaveProperty('completion', {
      complete: false,
      missingLectures: [{ lectureId: 1003 }],
    });
    gateway.on('GET', base, { body: aPage([aUserCourse()]) });
    gateway.on('GET', `${base}/77`, { body: aUserCourse() });
    gateway.on('POST', `${base}/77/_complete`, {
      status: 412,
      body: { code: 1300, message: 'no', params: aCompletion() },
    });
    expect((await ask(query)).data.node).toHaveProperty('completion', {
      complete: false,
      missingLectures: [{ lectureId: 1003 }],
    });
    expect(gateway.paths().at(-1)).toBe(`POST ${base}/77/_complete?dryRun=true`);
  });
});

describe('achievements', () => {
  test('REST-33 OP-25 GW-26 claiming again is harmless, claiming too early is refused', async () => {
    const query =
      'mutation { claimAchievement(input: { userCourseId: 77, achievementId: 1090 }) { earnedAchievement { achievementId } userErrors { code } } }';
    gateway.on('POST', `${base}/77/gamification/1090`, { body: aUserGamification() });
    expect((await ask(query)).data.claimAchievement).toEqual({
      earnedAchievement: { achievementId: 1090 },
      userErrors: [],
    });
    gateway.on('POST', `${base}/77/gamification/1090`, {
      status: 412,
      body: { code: 'PRECONDITION_FAILED', message: 'no', params: {} },
    });
    expect((await ask(query)).data.claimAchievement).toEqual({
      earnedAchievement: null,
      userErrors: [{ code: 'PRECONDITION_FAILED' }],
    });
  });

  test('ACH-01 OP-25 an achievement is one object with the viewer’s state, on every path; a visitor has none', async () => {
    gateway.on('GET', '/api/v1/public/courses/258', {
      body: aCourseWithOutline({ gamificationItems: [aGamificationItem({ kind: 'FRAME' })] }),
    });
    gateway.on('GET', base, { body: aPage([aUserCourse({ course: aCourse() })]) });
    gateway.on('GET', '/api/v1/secured/usercoursegamificationitems', { body: aPage([aUserGamification()]) });
    const { data } = await ask(
      `{ course(id: 258) { achievements { ...A frame } viewerUserCourse { achievementProgress { done achieved achievement { ...A } } } }
        viewer { earnedAchievements { nodes { achievement { ...A } } } } } fragment A on Achievement { id done achieved }`,
    );
    const [item] = data.course.achievements;
    const mine = { id: item?.id, done: true, achieved: true };
    expect(item).toEqual({ ...mine, frame: true });
    expect(data.course.viewerUserCourse.achievementProgress).toEqual([
      { done: true, achieved: true, achievement: mine },
    ]);
    expect(data.viewer.earnedAchievements.nodes).toEqual([{ achievement: mine }]);
    const visitor = await gateway.ask('{ course(id: 258) { achievements { id done achieved } } }');
    expect(visitor.data.course.achievements).toEqual([{ id: item?.id, done: null, achieved: null }]);
  });
});

describe('certificates', () => {
  test('CERT-06 REST-36 anyone verifies one by its uuid; an unknown one is null', async () => {
    gateway.on('GET', '/api/v1/public/certificates', ({ path }) =>
      path.endsWith(aCertificate().uuid)
        ? { body: aCertificate({ status: 'EXPIRED' }) }
        : { status: 404, body: { code: 'NOT_FOUND', message: 'no' } },
    );
    const query =
      'query($u: ID!) { certificate(uuid: $u) { holderName courseLanguage scorePercent durationMinutes status } }';
    expect((await gateway.ask(query, { u: aCertificate().uuid })).data.certificate).toEqual({
      holderName: 'Mara Lindqvist',
      courseLanguage: 'de',
      scorePercent: 88,
      durationMinutes: 36,
      status: 'EXPIRED',
    });
    const id = Buffer.from(`Certificate:${aCertificate().uuid}`).toString('base64url');
    expect((await gateway.ask(query, { u: id })).data.certificate).toHaveProperty('durationMinutes', 36);
    expect((await gateway.ask(query, { u: 'other' })).data.certificate).toBeNull();
  });
});
