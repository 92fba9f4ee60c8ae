import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aText } from './courseBuilder.testkit.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';

let app: TestApp;
let author: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  author = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

const lecture = (changes: Record<string, unknown>) => ({ modules: [aModule({ lectures: [aLecture(changes)] })] });
const inLecture = (field: string): string => `modules.0.lectures.0.${field}`;

test.each([
  ['REQUIRED', 'externalUrl', undefined, { type: 'EXTERNAL', externalUrl: '' }],
  ['REQUIRED', 'modules.0.name', undefined, { modules: [{ name: '' }] }],
  ['TOO_LONG', 'name', 255, { name: 'x'.repeat(256) }],
  [
    'TOO_LONG',
    inLecture('sections.0.content.content.text'),
    500_000,
    lecture({ sections: [aText('x'.repeat(500_001))] }),
  ],
  ['TOO_MANY', inLecture('sections'), 500, lecture({ sections: Array.from({ length: 501 }, () => aText()) })],
  ['TOO_SMALL', 'duration', 0, { duration: -1 }],
  ['TOO_LARGE', 'duration', 1_000_000, { duration: 1_000_001 }],
  ['NOT_AN_ADDRESS', 'externalUrl', undefined, { type: 'EXTERNAL', externalUrl: 'javascript:1' }],
  ['NOT_AN_ADDRESS', inLecture('headerCover'), undefined, lecture({ headerCover: 'ftp://example.org/a.png' })],
  [
    'NOT_AN_ADDRESS',
    inLecture('sections.0.content.content.imgSrc'),
    undefined,
    lecture({ sections: [{ type: 'JSON', content: { type: 'IMAGE_TEXT', content: { imgSrc: 'javascript:1' } } }] }),
  ],
  [
    'NOT_AFTER_START',
    'availableUntilTime',
    undefined,
    { availableFromTime: '2030-01-02T09:00:00.000Z', availableUntilTime: '2030-01-01T09:00:00.000Z' },
  ],
])('OP-08 a refused field says for programs that it is %s: %s', async (reason, field, limit, changes) => {
  const { status, body } = await app.call('POST', '/api/v1/secured/courses', {
    as: author,
    body: aCourse(changes as Record<string, unknown>),
  });
  expect(status).toBe(400);
  expect((body as { errors: object[] }).errors).toContainEqual({
    field,
    message: expect.any(String) as string,
    reason,
    ...(limit === undefined ? {} : { limit }),
  });
});
