import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LectureContentWire } from '../courseView.ts';
import {
  coursesPath,
  createCourseTestApp,
  lecturesOf,
  type CourseTestApp,
  type FullCourse,
} from '../courseTestApp.testkit.ts';
import type { CourseTemplate } from './templateSchemas.ts';

const folder = new URL('./courses/', import.meta.url);
const keys = (await readdir(folder)).map((name) => name.replace('.json', '')).toSorted();
const subjects = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];
const languages = ['de', 'en'];
const fileOf = async (key: string): Promise<Json> =>
  JSON.parse(await readFile(new URL(`${key}.json`, folder), 'utf8')) as Json;

type Json = Readonly<Record<string, unknown>>;

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const listing = (as = app.author) =>
  app.call<{ content: CourseTemplate[] }>('GET', '/api/v1/secured/coursetemplates', { as });
const creating = (template: string, { as = app.author, headers = {} } = {}) =>
  app.call<FullCourse & { warnings: unknown[] }>('POST', `${coursesPath}/_fromTemplate?include=modules`, {
    as,
    body: { template },
    headers,
  });

/** What a text says, without its tags. */
const wordsOf = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/<[^>]*>/g, '').trim() : '');

/** Every text of a value, with its path. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') {
    return [[path.join('.'), value]];
  }
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]))
    : [];
}

/** The shape of a value: its members and lengths, without its texts. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'string'
    ? 'text'
    : Array.isArray(value)
      ? value.map(shapeOf)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
        : value;

/** The questions that sections of a lecture have a place for, inside of branches and conversations as well. */
function placedIn(value: unknown): number[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  const { questionIndex } = value as { readonly questionIndex?: unknown };
  return typeof questionIndex === 'number' ? [questionIndex] : Object.values(value).flatMap(placedIn);
}

describe('BEY-27 OP-225 the templates that ship', () => {
  test('are five courses, each in English and German, of the same structure', async () => {
    expect(subjects).toHaveLength(5);
    expect(keys).toEqual(subjects.flatMap((subject) => languages.map((language) => `${subject}.${language}`)));
    for (const subject of subjects) {
      const [german, english] = await Promise.all(languages.map((language) => fileOf(`${subject}.${language}`)));
      expect(german?.['metadata']).toEqual({ lang: 'de' });
      expect(english?.['metadata']).toEqual({ lang: 'en' });
      expect(shapeOf(german)).toEqual(shapeOf(english));
      expect(german?.['name']).not.toBe(english?.['name']);
    }
  });

  test('are listed with what they hold, and are in no catalogue', async () => {
    const { status, body } = await listing();
    expect(status).toBe(200);
    expect(body.content.map(({ key }) => key)).toEqual(keys);
    for (const {
      key,
      language,
      name,
      miniDescription,
      modules,
      duration,
      lectureCount,
      questionCount,
    } of body.content) {
      expect(key.endsWith(`.${language}`)).toBe(true);
      expect(name).not.toBe('');
      expect(miniDescription).not.toBe('');
      const lectures = modules.flatMap((module) => module.lectures);
      expect(lectures).toHaveLength(lectureCount);
      expect(lectures.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)).toBe(duration);
      expect(questionCount).toBeGreaterThanOrEqual(lectureCount);
    }
    const catalogue = await app.call<{ content: { name: string }[] }>('GET', '/api/v1/public/courses?size=100');
    const names = new Set(body.content.map(({ name }) => name));
    expect(catalogue.body.content.filter(({ name }) => names.has(name))).toEqual([]);
  });

  test('show sections and questions of several kinds', async () => {
    for (const key of keys) {
      const { modules } = (await fileOf(key)) as unknown as Pick<FullCourse, 'modules'>;
      const lectures = modules.flatMap((module) => module.lectures);
      const sections = lectures.flatMap((lecture) => lecture.sections.map(({ content }) => content as Json));
      expect(new Set(sections.map(({ type }) => type)).size, key).toBeGreaterThanOrEqual(4);
      const questions = lectures.flatMap((lecture) => lecture.questionAnswers);
      expect(new Set(questions.map((question) => question['@type'])).size, key).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(keys)('OP-225 the template %s', (key) => {
  test('is imported whole: nothing of it is missing in a workspace, or changed by being cleaned', async () => {
    const file = await fileOf(key);
    const { status, body } = await app.call<FullCourse & { warnings: unknown[] }>(
      'POST',
      `${coursesPath}/_import?include=modules`,
      { as: app.author, body: file },
    );
    expect(status).toBe(201);
    expect(body.warnings).toEqual([]);
    const kept = new Set(textsOf(body).map(([, text]) => text));
    expect(textsOf(file).filter(([, text]) => !kept.has(text))).toEqual([]);
  });

  test('CRS-16 OP-217 becomes a draft that nothing has to be mended in before it is published', async () => {
    const { status, body: course } = await creating(key);
    expect(status).toBe(201);
    expect(course).toMatchObject({ published: false, template: false, voucherActivated: false, warnings: [] });
    const lectures = lecturesOf(course);
    for (const [path, text] of textsOf(course.modules)) {
      expect(text, path).not.toMatch(/lorem|write your text|^(?:title|answer \d|option \d)$/i);
    }
    expect(lectures.flatMap(questionFaults)).toEqual([]);
    expect(lectures.filter(({ sections }) => sections.length === 0)).toEqual([]);
    expect(course.modules.filter((module) => module.lectures.length === 0)).toEqual([]);
    expect(course.gamificationItems?.length).toBeGreaterThan(0);
    expect(course.minScoreRate).toBeLessThan(1);
    const { status: published } = await app.save('PATCH', course.id, { published: true });
    expect(published).toBe(200);
    await app.call('DELETE', `${coursesPath}/${course.id}`, { as: app.author });
  });
});

/** What is amiss with the questions of a lecture: each has a place of its own, a right answer, and a word on every answer. */
const questionFaults = ({ name, sections, questionAnswers }: LectureContentWire): string[] => {
  const placed = sections.flatMap(({ content }) => placedIn(content));
  const everyOne = questionAnswers.map((_question, index) => index);
  const isPlaced = JSON.stringify(placed.toSorted((a, b) => a - b)) === JSON.stringify(everyOne);
  return [
    ...(isPlaced ? [] : [`${name}: places ${placed.join(', ')}`]),
    ...questionAnswers.flatMap(({ question, answer, correctAnswer, explanation }) => {
      const labels = 'itemMapping' in answer ? Object.values(answer.itemMapping) : answer;
      const words = Object.values(explanation?.content ?? {});
      const isWhole =
        Object.values(correctAnswer ?? {}).flat().length > 0 &&
        words.length === labels.length &&
        [question, ...labels, ...words].every((text) => wordsOf(text) !== '');
      return isWhole ? [] : [`${name}: ${question}`];
    }),
  ];
};

describe('OP-225 a course from a template', () => {
  test('REST-18 is made once per key', async () => {
    const headers = { 'idempotency-key': 'template-once' };
    const [first, second] = [
      await creating('onboarding.en', { headers }),
      await creating('onboarding.en', { headers }),
    ];
    expect(second.body.id).toBe(first.body.id);
    const { body: other } = await creating('onboarding.en');
    expect(other.id).not.toBe(first.body.id);
  });

  test.each(['', 'onboarding', 'onboarding.xx', '../courses/onboarding.en', '__proto__'])(
    'is refused for a key that names none: "%s"',
    async (template) => {
      const { status } = await creating(template);
      expect([400, 404]).toContain(status);
    },
  );

  test('ROLE-03 is for those who create courses, as the list is', async () => {
    for (const as of [app.author, app.admin]) {
      expect((await listing(as)).status).toBe(200);
    }
    expect((await listing(app.learner)).status).toBe(403);
    expect((await creating('onboarding.en', { as: app.learner })).status).toBe(403);
  });
});
