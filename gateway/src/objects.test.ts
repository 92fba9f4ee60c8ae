import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  aCampaign,
  aCourse,
  aCourseWithOutline,
  aFile,
  aGamificationItem,
  aGroup,
  aJob,
  aPage,
  aPerson,
  aPrivacyRequest,
  aUser,
  aUserCourse,
  aUserGamification,
  aWorkspace,
  anAuditEntry,
} from './testing/builders.ts';
import { mePath } from './testing/browser.ts';
import { bearer, createTestGateway, type TestGateway } from './testing/testGateway.ts';

/** What an object leads to, how it is asked for, and the answer of the platform that names it. */
interface Named {
  readonly field: string;
  readonly query: string;
  readonly upstream: string;
  readonly wire: object;
}

const workspace = '/api/v1/secured/workspaces/1';
const ofWorkspace = (selection: string): string => `{ workspace { ${selection} } }`;
const redemption = {
  id: 7,
  time: '2030-01-31T09:00:00.000Z',
  code: 'AB',
  userId: 21,
  name: 'Ada',
  username: 'ada@demo.test',
};
const row = {
  number: 1,
  subject: 'ada',
  subjectId: 21,
  state: 'DONE',
  code: 'ADDED',
  outcome: 'ADDED',
  params: {},
  doneTime: null,
};
const inactive = {
  userId: 21,
  username: 'ada@demo.test',
  name: 'Ada',
  activeTime: '2029-01-31T00:00:00.000Z',
  warned: false,
  hasLeft: false,
  eraseTime: '2030-03-31T00:00:00.000Z',
};

const people: readonly Named[] = [
  {
    field: 'AuditEntry.actor',
    query: ofWorkspace('auditLog { nodes { found: actor { userId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ actorId: 21 })]),
  },
  {
    field: 'AuditEntry.subject',
    query: ofWorkspace('auditLog { nodes { found: subject { userId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ subjectId: 21 })]),
  },
  {
    field: 'Job.orderedBy',
    query: '{ jobs { nodes { found: orderedBy { userId } } } }',
    upstream: '/api/v1/secured/jobs',
    wire: aPage([aJob({ actorId: 21 })]),
  },
  {
    field: 'JobRow.person',
    query: '{ job(id: "1201") { rows { nodes { found: person { userId } } } } }',
    upstream: '/api/v1/secured/jobs/1201/rows',
    wire: aPage([row]),
  },
  {
    field: 'UserCourse.learner',
    query: ofWorkspace('userCourses { nodes { found: learner { userId } } }'),
    upstream: `${workspace}/usercourses`,
    wire: aPage([aUserCourse({ userId: 21 })]),
  },
  {
    field: 'Redemption.person',
    query: '{ campaign(id: "1400") { redemptions { nodes { found: person { userId } } } } }',
    upstream: '/api/v1/secured/campaigns/1400/redemptions',
    wire: aPage([redemption]),
  },
  {
    field: 'PrivacyRequest.person',
    query: ofWorkspace('privacyRequests { nodes { found: person { userId } } }'),
    upstream: `${workspace}/privacyrequests`,
    wire: aPage([aPrivacyRequest({ userId: 21 })]),
  },
  {
    field: 'PrivacyRequest.orderedBy',
    query: ofWorkspace('privacyRequests { nodes { found: orderedBy { userId } } }'),
    upstream: `${workspace}/privacyrequests`,
    wire: aPage([aPrivacyRequest({ orderedById: 21 })]),
  },
  {
    field: 'InactivePerson.person',
    query: ofWorkspace('previewRetention(retention: { auditMonths: 13 }) { people { found: person { userId } } }'),
    upstream: `${workspace}/retention/_preview`,
    wire: {
      factsBeforeTime: null,
      facts: 0,
      auditBeforeTime: '2029-01-31T00:00:00.000Z',
      auditEntries: 0,
      accounts: 1,
      people: [inactive],
    },
  },
];

const peoplePath = `${workspace}/usersaccess`;
const refusal = { status: 403, body: { code: 'FORBIDDEN', message: 'no' } };

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
  gateway.on('GET', '/api/v1/public/workspaces', { body: aPage([aWorkspace()]) });
  gateway.on('GET', mePath, { body: aUser() });
  gateway.on('GET', '/api/v1/secured/jobs/1201', { body: aJob() });
  gateway.on('GET', '/api/v1/secured/campaigns/1400', { body: aCampaign() });
});
afterEach(() => gateway.close());

/** Whatever stands under the name `found` in an answer. */
const foundIn = (answer: unknown): unknown[] => {
  const all: unknown[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'found') all.push(value);
    return value;
  });
  return all;
};

async function ask({ query, upstream, wire }: Named): Promise<unknown[]> {
  for (const method of ['GET', 'POST']) gateway.on(method, upstream, { body: wire });
  const { data, errors } = await gateway.ask(query, {}, bearer());
  expect(errors).toEqual([]);
  return foundIn(data);
}

const callsOf = (path: string): string[] =>
  gateway.calls.filter((call) => call.path.split('?')[0] === path).map((call) => call.path.split('?')[1] ?? '');

test.each(people)('OP-205 $field is the person as admins see them, read in one call', async (named) => {
  gateway.on('GET', peoplePath, { body: aPage([aPerson({ userId: 21 })]) });
  expect(await ask(named)).toEqual([{ userId: 21 }]);
  expect(callsOf(peoplePath)).toEqual(['page=0&size=1&q=id=in=(21)']);
});

test.each(people)('OP-205 $field is null for someone who was erased', async (named) => {
  gateway.on('GET', peoplePath, { body: aPage([]) });
  expect(await ask(named)).toEqual([null]);
});

test.each(people)('OP-205 $field is null for those who may not see people', async (named) => {
  gateway.on('GET', peoplePath, refusal);
  expect(await ask(named)).toEqual([null]);
});

test('OP-205 an outage is told, and not taken for someone who is gone', async () => {
  gateway.on('GET', peoplePath, { status: 503, body: { code: 'UNAVAILABLE', message: 'Busy', params: {} } });
  gateway.on('GET', '/api/v1/secured/jobs', { body: aPage([aJob({ actorId: 21 })]) });
  const { data, errors } = await gateway.ask('{ jobs { nodes { jobId orderedBy { userId } } } }', {}, bearer());
  expect(data.jobs.nodes).toEqual([{ jobId: 1201, orderedBy: null }]);
  expect(errors).toMatchObject([{ path: ['jobs', 'nodes', 0, 'orderedBy'], extensions: { code: 'UNAVAILABLE' } }]);
});

test('OP-205 all people and jobs of a page are one call each', async () => {
  const entries = [
    anAuditEntry({ id: 1, actorId: 21, subjectId: 22, jobId: 1201 }),
    anAuditEntry({ id: 2, actorId: 21, subjectId: null, jobId: 1202 }),
    anAuditEntry({ id: 3, actorId: null, subjectId: 23 }),
  ];
  gateway.on('GET', `${workspace}/auditlog`, { body: aPage(entries) });
  gateway.on('GET', peoplePath, { body: aPage([22, 21].map((userId) => aPerson({ userId }))) });
  gateway.on('GET', '/api/v1/secured/jobs', { body: aPage([aJob({ id: 1202 })]) });
  const { data } = await gateway.ask(
    ofWorkspace('auditLog { nodes { actor { userId } subject { userId } job { jobId } } }'),
    {},
    bearer(),
  );
  expect(data.workspace.auditLog.nodes).toEqual([
    { actor: { userId: 21 }, subject: { userId: 22 }, job: null },
    { actor: { userId: 21 }, subject: null, job: { jobId: 1202 } },
    { actor: null, subject: null, job: null },
  ]);
  expect(callsOf(peoplePath)).toEqual(['page=0&size=3&q=id=in=(21,22,23)']);
  expect(callsOf('/api/v1/secured/jobs')).toEqual(['page=0&size=2&q=id=in=(1201,1202)']);
});

const time = '2030-01-31T09:00:00.000Z';
const threadWire = {
  id: 7,
  courseId: 258,
  lectureId: 1003,
  title: 'Why?',
  question: { id: 70, threadId: 7, authorName: null, own: false, text: 'Why?', createTime: time, reports: null },
  answerId: null,
  replyCount: 0,
  activityTime: time,
};
const step = { lectureId: 1003, name: 'Numbers', moduleId: 1001, moduleName: 'First words', reached: 9 };
const statistics = { questionId: 1010, text: '', lectureId: 1003, lectureName: 'Numbers', findings: [], parts: [] };
const cohort = { learnerCount: 9, newestOnly: false, completedCount: 3 };
const aFact = (id: number) => ({ id, name: '', courseId: 258, courseName: '' });
const factsOf = (type: string, field: string): string =>
  ofWorkspace(`analytics { facts(type: ${type}) { nodes { found: ${field} } } }`);
const factsPath = '/analytics-api/v1/secured/workspaces/1/facts';

const course = { courseId: 258 };
const lecture = { lectureId: 1003 };
const module = { moduleId: 1001 };

const parts: readonly (Named & { readonly found: unknown })[] = [
  {
    field: 'FactCount.course',
    query: factsOf('LECTURE', 'course { courseId }'),
    upstream: `${factsPath}/lecture:drilldown`,
    wire: aPage([aFact(1003)]),
    found: course,
  },
  {
    field: 'FactCount.subject of a lecture',
    query: factsOf('LECTURE', 'subject { ... on Lecture { lectureId } }'),
    upstream: `${factsPath}/lecture:drilldown`,
    wire: aPage([aFact(1003)]),
    found: lecture,
  },
  {
    field: 'FactCount.subject of a module',
    query: factsOf('MODULE', 'subject { ... on Module { moduleId } }'),
    upstream: `${factsPath}/modules:drilldown`,
    wire: aPage([aFact(1001)]),
    found: module,
  },
  {
    field: 'FactCount.subject of a course',
    query: factsOf('USER_COURSE', 'subject { ... on Course { courseId } }'),
    upstream: `${factsPath}/usercourse:drilldown`,
    wire: aPage([aFact(258)]),
    found: course,
  },
  {
    field: 'FactCount.subject of a campaign',
    query: factsOf('CAMPAIGN', 'subject { ... on Campaign { campaignId } }'),
    upstream: `${factsPath}/campaign:drilldown`,
    wire: aPage([aFact(1400)]),
    found: { campaignId: 1400 },
  },
  {
    field: 'FunnelStep.lecture',
    query: ofWorkspace('courseFunnel(courseId: "258") { steps { found: lecture { lectureId } } }'),
    upstream: '/api/v1/secured/courses/258/funnel',
    wire: { ...cohort, steps: [step] },
    found: lecture,
  },
  {
    field: 'FunnelStep.module',
    query: ofWorkspace('courseFunnel(courseId: "258") { steps { found: module { moduleId } } }'),
    upstream: '/api/v1/secured/courses/258/funnel',
    wire: { ...cohort, steps: [step] },
    found: module,
  },
  {
    field: 'ContinuePoint.lecture',
    query: ofWorkspace('userCourses { nodes { continueAt { found: lecture { lectureId } } } }'),
    upstream: `${workspace}/usercourses`,
    wire: aPage([aUserCourse({ courseId: 258 })]),
    found: lecture,
  },
  {
    field: 'ContinuePoint.module',
    query: ofWorkspace('userCourses { nodes { continueAt { found: module { moduleId } } } }'),
    upstream: `${workspace}/usercourses`,
    wire: aPage([aUserCourse({ courseId: 258 })]),
    found: module,
  },
  {
    field: 'AuditEntry.course',
    query: ofWorkspace('auditLog { nodes { found: course { courseId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ details: { courseId: 258 } })]),
    found: course,
  },
  {
    field: 'AuditEntry.campaign',
    query: ofWorkspace('auditLog { nodes { found: campaign { campaignId } } }'),
    upstream: `${workspace}/auditlog`,
    wire: aPage([anAuditEntry({ details: { campaignId: 1400 } })]),
    found: { campaignId: 1400 },
  },
  {
    field: 'QuestionStatistics.lecture',
    query: ofWorkspace('questionStatistics(courseId: "258") { questions { found: lecture { lectureId } } }'),
    upstream: '/api/v1/secured/courses/258/questionstatistics',
    wire: { ...cohort, questions: [statistics] },
    found: lecture,
  },
  {
    field: 'CourseToReview.course',
    query: ofWorkspace('coursesToReview { courses { found: course { courseId } } }'),
    upstream: `${workspace}/coursestoreview`,
    wire: {
      content: [{ courseId: 258, courseName: '', questionCount: 1, questionId: 1, countedTime: time }],
      courseCount: 1,
    },
    found: course,
  },
  {
    field: 'DiscussionThread.course',
    query: '{ discussionThread(threadId: "7") { found: course { courseId } } }',
    upstream: '/api/v1/secured/discussionthreads/7',
    wire: threadWire,
    found: course,
  },
  {
    field: 'DiscussionThread.lecture',
    query: '{ discussionThread(threadId: "7") { found: lecture { lectureId } } }',
    upstream: '/api/v1/secured/discussionthreads/7',
    wire: threadWire,
    found: lecture,
  },
  {
    field: 'DiscussionQuestion.thread',
    query: ofWorkspace('discussionQuestions { nodes { found: thread { threadId } } }'),
    upstream: `${workspace}/discussionquestions`,
    wire: aPage([{ ...threadWire, threadId: 7, state: 'unanswered' }]),
    found: { threadId: 7 },
  },
  {
    field: 'DiscussionQuestion.lecture',
    query: ofWorkspace('discussionQuestions { nodes { found: lecture { lectureId } } }'),
    upstream: `${workspace}/discussionquestions`,
    wire: aPage([{ ...threadWire, threadId: 7, state: 'unanswered' }]),
    found: lecture,
  },
  {
    field: 'WaitingEnrolment.course',
    query: ofWorkspace('waitingEnrolments { nodes { found: course { courseId } } }'),
    upstream: `${workspace}/waitingenrolments`,
    wire: aPage([{ id: 3, username: 'ada@demo.test', courseId: 258, courseName: '', dueTime: null, createTime: time }]),
    found: course,
  },
  {
    field: 'GroupCourse.course',
    query: '{ node(id: "UGVyc29uR3JvdXA6MTUwMA") { ... on PersonGroup { courses { found: course { courseId } } } } }',
    upstream: `${workspace}/groups/1500/courses`,
    wire: { courses: [{ courseId: 258, courseName: '', open: true }] },
    found: course,
  },
  {
    field: 'CampaignCourse.course',
    query: '{ campaigns { nodes { course { found: course { courseId } } } } }',
    upstream: '/api/v1/secured/campaigns',
    wire: aPage([aCampaign({ courseId: 258 })]),
    found: course,
  },
  {
    field: 'EarnedAchievement.course',
    query: '{ viewer { earnedAchievements { nodes { found: course { courseId } } } } }',
    upstream: '/api/v1/secured/usercoursegamificationitems',
    wire: aPage([aUserGamification({ courseId: 258 })]),
    found: course,
  },
  {
    field: 'Achievement.lectures',
    query: '{ viewer { earnedAchievements { nodes { achievement { lectures { found: lectureId } } } } } }',
    upstream: '/api/v1/secured/usercoursegamificationitems',
    wire: aPage([aUserGamification({ courseId: 258, gamification: aGamificationItem({ lectureIds: [1003, 9] }) })]),
    // One that is gone is left out.
    found: 1003,
  },
  {
    field: 'FileUse.course',
    query: '{ file(id: "4001") { usedIn { found: course { courseId } } } }',
    upstream: `${workspace}/files/4001`,
    wire: { ...aFile({ id: 4001 }), usedIn: [{ kind: 'COURSE', id: 258, name: '', courseId: null }] },
    found: course,
  },
  {
    field: 'FileUse.lecture',
    query: '{ file(id: "4001") { usedIn { found: lecture { lectureId } } } }',
    upstream: `${workspace}/files/4001`,
    wire: { ...aFile({ id: 4001 }), usedIn: [{ kind: 'LECTURE', id: 1003, name: '', courseId: 258 }] },
    found: lecture,
  },
];

const onCourses = (found: readonly object[]): void => {
  gateway.on('GET', '/api/v1/public/courses', { body: aPage(found) });
  gateway.on('GET', '/api/v1/secured/discussionthreads/7', { body: threadWire });
  gateway.on('GET', `${workspace}/groups/1500`, { body: aGroup() });
};

test.each(parts)('OP-205 $field is read where it is asked for', async (named) => {
  onCourses([aCourseWithOutline({ id: 258 })]);
  gateway.on('GET', '/api/v1/secured/campaigns', { body: aPage([aCampaign({ id: 1400 })]) });
  expect(await ask(named)).toEqual([named.found]);
});

test.each(parts.filter(({ field }) => !/campaign|thread|Achievement.lectures/.test(field)))(
  'OP-205 $field is null where the course is not for the viewer',
  async (named) => {
    onCourses([]);
    gateway.on('GET', '/api/v1/secured/courses', refusal);
    gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
    expect(await ask(named)).toEqual([null]);
  },
);

test('OP-205 OP-53 a learner is led to a course that they keep though it was unpublished', async () => {
  onCourses([]);
  gateway.on('GET', '/api/v1/secured/courses', refusal);
  gateway.on('GET', '/api/v1/secured/usercourses', {
    body: aPage([aUserCourse({ courseId: 258, course: aCourse({ id: 258, published: false }) })]),
  });
  const { data, errors } = await gateway.ask(
    '{ discussionThread(threadId: "7") { course { courseId } } }',
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.discussionThread.course).toEqual({ courseId: 258 });
});

test('OP-205 courses and lectures of a whole page outside the catalogue are a few calls, however many there are', async () => {
  const ids = Array.from({ length: 100 }, (_none, at) => 500 + at);
  onCourses([]);
  gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
  // Every second one is gone.
  const drafts = ids.filter((id) => id % 2 === 0).map((id) => aCourseWithOutline({ id, published: false }));
  gateway.on('GET', '/api/v1/secured/courses', { body: aPage(drafts) });
  gateway.on('GET', `${factsPath}/lecture:drilldown`, {
    body: aPage(ids.map((courseId) => ({ ...aFact(1003), courseId }))),
  });
  const { data, errors } = await gateway.ask(
    ofWorkspace(`analytics { facts(type: LECTURE, first: 100) { nodes {
      course { courseId } subject { ... on Lecture { lectureId } } } } }`),
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.workspace.analytics.facts.nodes).toEqual(
    ids.map((id) => (id % 2 === 0 ? { course: { courseId: id }, subject: lecture } : { course: null, subject: null })),
  );
  const byIds = `page=0&size=100&q=id=in=(${ids.join(',')})&view=ALL_COURSES`;
  expect(callsOf('/api/v1/secured/courses').toSorted()).toEqual([byIds, `${byIds}&include=outline`]);
  // Workspace, facts, and twice the catalogue, the authors' list and the viewer's own courses.
  expect(gateway.calls.length).toBeLessThanOrEqual(8);
});

test('OP-205 a course admin is led to another author’s draft and its lecture alike', async () => {
  onCourses([]);
  gateway.on('GET', '/api/v1/secured/usercourses', { body: aPage([]) });
  gateway.on('GET', '/api/v1/secured/courses?view=OWNED_COURSES', { body: aPage([]) });
  const drafts = { body: aPage([aCourseWithOutline({ id: 258, published: false })]) };
  const byId = '/api/v1/secured/courses?page=0&size=1&q=id=in=(258)&view=ALL_COURSES';
  gateway.on('GET', byId, drafts);
  gateway.on('GET', `${byId}&include=outline`, drafts);
  gateway.on('GET', `${workspace}/files/4001`, {
    body: { ...aFile({ id: 4001 }), usedIn: [{ kind: 'LECTURE', id: 1003, name: '', courseId: 258 }] },
  });
  const { data, errors } = await gateway.ask(
    '{ file(id: "4001") { usedIn { course { courseId } lecture { lectureId } } } }',
    {},
    bearer(),
  );
  expect(errors).toEqual([]);
  expect(data.file.usedIn).toEqual([{ course, lecture }]);
});
