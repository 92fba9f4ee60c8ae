import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { heldBackPorts } from '../heldBack/relayHeldBackPorts.ts';

const request = { version: 3, lockToken: 17, force: false, idempotencyKey: 'k' };
const refusal = { message: 'no', field: null, params: null };

function ports() {
  const environment = createMockEnvironment();
  const answer = (data: Record<string, unknown>): void =>
    environment.mock.resolve(environment.mock.getMostRecentOperation(), { data });
  const input = (): unknown => environment.mock.getMostRecentOperation().request.variables['input'];
  return { ...heldBackPorts(environment, { course: 101, person: 7 }), environment, answer, input };
}

test('BEY-24 OP-55 what learners lose by publishing is told by name', async () => {
  const { publish, answer, input } = ports();
  const published = publish([1, 2], request);
  expect(input()).toEqual({ ...request, askGrading: true, courseId: '101', moduleIds: ['1', '2'] });
  answer({
    publishCourseChanges: {
      course: null,
      losses: {
        learnerCount: 2,
        lectures: [{ lectureId: 11, name: 'Oaks' }],
        lectureCount: 3,
        questions: [],
        questionCount: 0,
      },
      lock: null,
      currentVersion: null,
      userErrors: [{ code: 'PROGRESS_CONFLICT', ...refusal }],
    },
  });
  const lost = { lectures: [{ lectureId: 11, name: 'Oaks' }], questions: [], moreCount: 2 };
  expect(await published).toEqual({ ok: false, failure: { why: 'losses', learnerCount: 2, lost } });
});

test('BEY-24 all changes are published without naming modules', () => {
  const { publish, input } = ports();
  void publish(null, request);
  expect(input()).toEqual({ ...request, askGrading: true, courseId: '101' });
});

test('OP-279 a publication that needs a decision tells the questions, and once it is decided the job', async () => {
  const { publish, answer, input } = ports();
  const questions = [
    { questionId: 31, text: 'How old?', lectureName: 'Oaks', gainCount: 2, loseCount: 0, againCount: 0 },
  ];
  const refused = publish(null, request);
  const nothing = { course: null, losses: null, lock: null, currentVersion: null, undecided: null, gradingJob: null };
  const userErrors = [{ code: 'GRADING_UNDECIDED', ...refusal }];
  answer({ publishCourseChanges: { ...nothing, undecided: questions, userErrors } });
  expect(await refused).toEqual({ ok: false, failure: { why: 'undecided', questions } });
  const grading = [{ questionId: '31', grading: 'GIVE_POINT' }] as const;
  const decided = publish(null, { ...request, grading });
  expect(input()).toMatchObject({ grading });
  const course = { id: 'course', version: 4, liveVersion: 4, holdsChangesBack: true, publishTime: null };
  const gradingJob = { id: 'job', jobId: 7 };
  answer({ publishCourseChanges: { ...nothing, course, gradingJob, userErrors: [] } });
  expect(await decided).toMatchObject({ ok: true, gradingJobId: 7 });
});

test('OP-341 a set time that needs a decision tells the questions, and then what was decided', async () => {
  const { setPublishTime, answer, input } = ports();
  const oaks = { questionId: 31, text: 'How old?', lectureName: 'Oaks' };
  const questions = [{ ...oaks, gainCount: 2, loseCount: 0, againCount: 0 }];
  const publishTime = '2030-02-04T08:00:00.000Z';
  const wish = { lockToken: 17, force: false, grading: [] };
  const refused = setPublishTime(publishTime, wish);
  expect(input()).toEqual({ ...wish, askGrading: true, courseId: '101', publishTime });
  const nothing = { course: null, lock: null, undecided: null };
  const userErrors = [{ code: 'GRADING_UNDECIDED', ...refusal }];
  answer({ scheduleCoursePublication: { ...nothing, undecided: questions, userErrors } });
  expect(await refused).toEqual({ ok: false, failure: { why: 'undecided', questions } });
  const publishGradings = [{ ...oaks, grading: 'REGRADE' }];
  const set = setPublishTime(publishTime, { ...wish, grading: [{ questionId: '31', grading: 'REGRADE' }] });
  const course = { id: 'c', version: 4, liveVersion: 3, holdsChangesBack: true, publishTime, publishGradings };
  answer({ scheduleCoursePublication: { ...nothing, course, userErrors: [] } });
  expect(await set).toMatchObject({ ok: true, course: { publishGradings } });
});

test.each([
  [
    'discard',
    'discardCourseChanges',
    { currentVersion: 4 },
    'PRECONDITION_FAILED',
    { why: 'newer', currentVersion: 4 },
  ],
  ['hold', 'holdCourseChangesBack', {}, 'CHANGES_HELD_BACK', { why: 'unknown', code: 'CHANGES_HELD_BACK' }],
] as const)('BEY-24 a refusal to %s says why', async (name, field, more, code, failure) => {
  const { hold, discard, answer } = ports();
  const refused = name === 'hold' ? hold(false, { lockToken: 17, force: false }) : discard(request);
  answer({ [field]: { course: null, lock: null, userErrors: [{ code, ...refusal }], ...more } });
  expect(await refused).toEqual({ ok: false, failure });
});

test('BEY-24 a list that could not be read is not an empty one', async () => {
  const { read, environment } = ports();
  const answer = read();
  environment.mock.resolve(environment.mock.getMostRecentOperation(), {
    data: {
      authoredCourse: {
        id: 'c',
        version: 4,
        liveVersion: 3,
        holdsChangesBack: true,
        publishTime: null,
        publishGradings: [],
        heldBackChanges: null,
      },
    },
    errors: [{ message: 'gone', path: ['authoredCourse', 'heldBackChanges'] }],
  });
  await expect(answer).rejects.toThrow('could not be read');
});
