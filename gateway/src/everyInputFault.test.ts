import { array, assert, property, stringMatching } from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UserError } from './generated/resolverTypes.ts';
import { renamedSentence, sentenceAbout } from './inputPaths.ts';
import { bearer, createTestGateway, type TestGateway } from './testing/testGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await createTestGateway();
});
afterEach(() => gateway.close());

const refusal = async (mutation: string, input: object) => {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const query = `mutation($input: ${name}Input!) { ${mutation}(input: $input) { userErrors { code field message } } }`;
  const { data, errors } = await gateway.ask(query, { input }, bearer());
  expect(errors).toEqual([]);
  return (data as unknown as Readonly<Record<string, { userErrors: UserError[] }>>)[mutation]?.userErrors ?? [];
};

const live = { url: 'https://example.org/live' };
const question = { text: 'Which?', weight: 1, content: { singleChoice: { options: ['a', 'b'], correctPosition: 1 } } };

test.each<[string, object, readonly string[]]>([
  [
    'createCourse',
    {
      fields: { name: 'Seven faults', customMetadata: null, decisionTree: { key: 'top', title: 'Top', nodes: [] } },
      modules: [
        {
          moduleId: 'nonsense',
          lectures: [{ lectureId: 'nonsense', mediaSource: { ...live, startTime: '2030-01-01T00:00:00Z' } }],
        },
        { lectures: [{ mediaSource: { ...live, endTime: '2030-01-01T00:00:00Z' } }] },
      ],
      achievements: [
        { achievementId: 'nonsense', name: 'A', condition: { lecturesCompleted: [{ lectureId: 'nonsense' }] } },
      ],
    },
    [
      '`input.achievements[0].achievementId` must be the global id or the raw id of an Achievement.',
      '`input.achievements[0].condition.lecturesCompleted[0].lectureId` must be the global id or the raw id of a Lecture.',
      '`input.fields.customMetadata`: Give a tree, or clear all free-form data.',
      '`input.modules[0].lectures[0].lectureId` must be the global id or the raw id of a Lecture.',
      '`input.modules[0].lectures[0].mediaSource.endTime`: A live lecture has an end.',
      '`input.modules[0].moduleId` must be the global id or the raw id of a Module.',
      '`input.modules[1].lectures[0].mediaSource.startTime`: A live lecture has a start.',
    ],
  ],
  [
    'saveCourse',
    {
      courseId: 'nonsense',
      fields: {},
      modules: [
        {
          moduleId: '5',
          lectures: [
            { lectureId: '7', content: { questions: [{ ...question, questionId: 'nonsense' }], sections: [] } },
            { lectureId: 'nonsense' },
          ],
        },
      ],
    },
    [
      '`input.courseId` must be the global id or the raw id of a Course.',
      '`input.modules[0].lectures[0].content.questions[0].questionId` must be the global id or the raw id of a Question.',
      '`input.modules[0].lectures[1].lectureId` must be the global id or the raw id of a Lecture.',
    ],
  ],
  [
    'enrolPeople',
    { courseId: 'nonsense', people: { usernames: ['a@b.test'] }, dueTime: '2030-01-01T00:00:00Z', withoutDue: true },
    ['`input.courseId` must be the global id or the raw id of a Course.', '`input.withoutDue` goes without `dueTime`.'],
  ],
  [
    'claimAchievement',
    { userCourseId: 'nonsense', achievementId: 'nonsense' },
    [
      '`input.achievementId` must be the global id or the raw id of an Achievement.',
      '`input.userCourseId` must be the global id or the raw id of a UserCourse.',
    ],
  ],
])(
  'OP-204 everything that cannot be used of a %s is told at once, and nothing is sent',
  async (mutation, input, told) => {
    const errors = await refusal(mutation, input);
    expect(errors.map(({ message }) => message).toSorted()).toEqual(told);
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['INVALID']));
    expect(gateway.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test('OP-204 what the platform refuses is told by the path that the caller wrote', async () => {
  gateway.on('POST', '/api/v1/secured/courses', {
    status: 400,
    body: {
      code: 'INVALID',
      message: 'Several.',
      params: {},
      errors: [
        { field: 'minScoreRate', message: '`minScoreRate` can not be more than 100.' },
        { field: 'modules.0.moduleStartDate', message: '`modules[0].moduleStartDate` must be a time.' },
        { field: 'modules.0.lectures.2.name', message: '`modules[0].lectures[2].name` is required.' },
      ],
    },
  });
  const errors = await refusal('createCourse', { fields: { name: 'x', passingPercent: 250 } });
  expect(errors.map(({ field, message }) => [field, message])).toEqual([
    ['fields.passingPercent', '`input.fields.passingPercent` can not be more than 100.'],
    ['modules.0.startTime', '`input.modules[0].startTime` must be a time.'],
    ['modules.0.lectures.2.name', '`input.modules[0].lectures[2].name` is required.'],
  ]);
});

test('OP-204 a sentence about a field begins with the field, by the name that the caller knows', () => {
  const name = stringMatching(/^[a-z]{1,8}$/);
  assert(
    property(array(name, { minLength: 1, maxLength: 4 }), name, (parts, last) => {
      const own = parts.join('.0.');
      const written = `${own}.${last}`;
      for (const said of [`\`${own}\` is required.`, `\`${parts.at(-1)}\` is required.`, 'Give one.']) {
        expect(renamedSentence(sentenceAbout(own, said), own, written)).toMatch(
          /^`input\.[a-z]+(?:\[0\]\.[a-z]+)*\.[a-z]+`(?:: Give one| is required)\.$/,
        );
      }
    }),
  );
});
