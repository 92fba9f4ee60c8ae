import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { everyFault } from './everyFault.ts';

let server: TestApp;
let admin: TestUser;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.aUser({ roleAdmin: true });
});
afterAll(() => server.close());

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

const courses = '/api/v1/secured/courses';
const long = 'x'.repeat(256);

/** Faults that a schema finds beside those that only the rules of a course do. */
const sevenFaults = {
  published: true,
  name: long,
  duration: -1,
  minScoreRate: 250,
  courseImage: 'javascript:alert(1)',
  startTime: '2030-01-02T00:00:00Z',
  availableUntilTime: '2030-01-01T00:00:00Z',
  modules: [{ name: long, lectures: [{ name: '', questionBank: { draws: [{ weight: 1, times: 2 }] } }] }],
};

test.each<[string, string, object, readonly string[]]>([
  [
    'a new course',
    courses,
    sevenFaults,
    [
      '`availableUntilTime` must be after the start.',
      '`courseImage` must be an address that begins with http:// or https://.',
      '`duration` must be at least 0.',
      '`minScoreRate` can not be more than 100.',
      '`modules[0].lectures[0].name` is required.',
      '`modules[0].lectures[0].questionBank.draws[0].times` should not be greater than 0.',
      '`modules[0].name` is longer than 255 characters: shorten it.',
      '`name` is longer than 255 characters: shorten it.',
    ],
  ],
  ['a course without a name', courses, { duration: -1 }, ['`duration` must be at least 0.', '`name` is required.']],
  [
    'a lecture whose parts name what was refused',
    courses,
    {
      name: 'Torn',
      modules: [
        {
          lectures: [
            {
              questionAnswers: [{ '@type': 'NoSuch' }],
              sections: [{ type: 'JSON', content: { type: 'QUESTION', content: { questionIndex: 0 } } }],
            },
          ],
        },
      ],
    },
    [expect.stringMatching(/^`modules\[0\]\.lectures\[0\]\.questionAnswers\[0\]/) as string],
  ],
  [
    'a campaign',
    '/api/v1/secured/campaigns',
    { name: '', courseId: 0, startTime: '2030-01-02T00:00:00Z', endTime: '2030-01-01T00:00:00Z', maxUsages: -1 },
    [
      '`courseId` must be at least 1.',
      '`endTime` must be after the start.',
      '`maxUsages` must be at least 0.',
      '`name` is required.',
    ],
  ],
])('OP-204 everything that does not fit of %s is told at once', async (_what, url, body, sentences) => {
  const reply = await server.call<Refusal>('POST', url, { as: admin, body });
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  expect(reply.body.errors.map(({ message }) => message).toSorted()).toEqual(sentences);
  expect(reply.body.message).toContain(reply.body.errors[0]?.message);
});

test('OP-204 a merge patch is told of all that it gives, and of nothing that it leaves out', async () => {
  const made = await server.call<{ id: number }>('POST', courses, { as: admin, body: { name: 'Stays' } });
  const { status, body } = await server.call<Refusal>('PATCH', `${courses}/${made.body.id}`, {
    as: admin,
    body: { duration: -1, minScoreRate: 250 },
    headers: { 'if-match': '*' },
  });
  expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['duration', 'minScoreRate']]);
});

test('OP-204 members are compared with each other though a third one is refused', () => {
  const schema = z
    .object({ from: z.int(), until: z.int(), name: z.string().optional() })
    .refine(({ from, until }) => from < until, { path: ['until'], message: 'must be after the start' });
  const toErrors = (issues: z.core.$ZodIssue[]) =>
    issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const body = { from: 2, until: 1, name: 5 };
  const refused = [{ field: 'name', message: 'must be a text' }];
  expect(everyFault({ body, schema, furtherRules: undefined, toErrors }, refused)).toEqual([
    ...refused,
    { field: 'until', message: 'must be after the start' },
  ]);
});
