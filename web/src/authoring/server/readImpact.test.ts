import { createMockEnvironment } from 'relay-test-utils';
import { expect, test } from 'vitest';
import { impactOfPublication, impactOfRestore, impactOfSave } from './readImpact.ts';

const tried = { version: 3, lockToken: 17 };
const counts = {
  learnerCount: 5,
  examinedCount: 5,
  answers: [],
  answerQuestionCount: 0,
  totalPointsBefore: 2,
  totalPointsAfter: 2,
  certificateLoseCount: 0,
  certificateGainCount: 0,
  certificateLosers: [],
  fallCount: 1,
  riseCount: 0,
  closing: [],
  opening: [],
};

function world() {
  const environment = createMockEnvironment();
  const operation = () => environment.mock.getMostRecentOperation();
  return {
    environment,
    input: (): unknown => operation().request.variables['input'],
    text: (): string => JSON.stringify(operation().request.node.operation.selections),
    answer: (data: Record<string, unknown>): void => environment.mock.resolve(operation(), { data }),
  };
}

test('BEY-02 OP-275 each of the three writes is tried without asking for a course that there is not', () => {
  const { environment, input, text } = world();
  const looked = [
    () => impactOfSave(environment, 101, { ...tried, changes: { fields: { name: 'Trees' } } }),
    () => impactOfPublication(environment, '101', [1, 2], tried),
    () => impactOfRestore(environment, { ...tried, courseId: '101', revision: 2 }),
  ].map((ask) => {
    void ask();
    expect(text()).not.toContain('"name":"course"');
    return input();
  });
  expect(looked).toMatchObject([
    { ...tried, courseId: '101', dryRun: true },
    { ...tried, courseId: '101', moduleIds: ['1', '2'], dryRun: true },
    { ...tried, courseId: '101', revision: 2, dryRun: true },
  ]);
});

test('BEY-02 what learners lose is told by name, and how much more there is', async () => {
  const { environment, answer } = world();
  const impact = impactOfPublication(environment, '101', null, tried);
  const losses = {
    learnerCount: 2,
    lectures: [{ lectureId: 11, name: 'Oaks' }],
    lectureCount: 3,
    questions: [],
    questionCount: 0,
  };
  answer({ publishCourseChanges: { impact: { ...counts, losses }, userErrors: [] } });
  const lost = { lectures: [{ lectureId: 11, name: 'Oaks' }], questions: [], moreCount: 2 };
  expect(await impact).toEqual({ ...counts, losses: { learnerCount: 2, lost } });
});

test('BEY-02 nothing becomes live, or it could not be tried', async () => {
  const { environment, answer } = world();
  const nothing = impactOfRestore(environment, { ...tried, courseId: '101', revision: 2 });
  answer({ restoreCourseRevision: { impact: null, userErrors: [] } });
  expect(await nothing).toBeNull();
  const refused = impactOfRestore(environment, { ...tried, courseId: '101', revision: 2 });
  answer({ restoreCourseRevision: { impact: null, userErrors: [{ code: 'LOCKED_BY_ANOTHER_USER' }] } });
  await expect(refused).rejects.toThrow('LOCKED_BY_ANOTHER_USER');
});
