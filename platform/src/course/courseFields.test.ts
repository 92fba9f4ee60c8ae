import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWorkspace } from '../db/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { htmlTooDeep } from '../shared/htmlSanitizer.ts';
import { aCourse, aLecture, aModule, aQuestion } from './courseBuilder.testkit.ts';
import type { CourseFieldName } from './courseFields.ts';
import type { CourseWire } from './courseView.ts';

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.aUser({ roleAdmin: true });
});
afterAll(() => app.close());

const create = async (changes: object): Promise<CourseWire> => {
  const { status, body } = await app.call<CourseWire>('POST', '/api/v1/secured/courses?include=modules', {
    as: admin,
    body: aCourse(changes as Record<string, unknown>),
  });
  expect(status).toBe(201);
  return body;
};

/** The course as the authors' page, the authors' list, the public page and the catalogue give it. */
async function everywhere({ id }: CourseWire): Promise<CourseWire[]> {
  const [secured, listed, open, catalogue] = await Promise.all([
    app.call<CourseWire>('GET', `/api/v1/secured/courses/${id}`, { as: admin }),
    app.call<{ content: CourseWire[] }>('GET', `/api/v1/secured/courses?q=id==${id}`, { as: admin }),
    app.call<CourseWire>('GET', `/api/v1/public/courses/${id}`),
    app.call<{ content: CourseWire[] }>('GET', `/api/v1/public/courses?q=id==${id}`),
  ]);
  return [secured.body, ...listed.body.content, open.body, ...catalogue.body.content];
}

const inLecture = (field: string): string => `modules.0.lectures.0.${field}`;

const switches = [
  'voucherActivated',
  'certifiable',
  'anonymousAllowed',
  'preEnrollAllowed',
  'forumEnabled',
  'sequentialProgress',
] as const;

/** Fields that have tests of their own. */
type OwnTest = (typeof switches)[number] | 'published' | 'template';

describe('fields of a course', () => {
  const fields = {
    name: 'Tea',
    description: 'Leaves, water and time',
    miniDescription: 'All about tea',
    type: 'EXTERNAL',
    courseImage: 'https://example.org/cover.png',
    videoUrl: 'https://example.org/promo.mp4',
    externalUrl: 'https://example.org/course',
    duration: 135,
    startTime: '2030-01-01T09:00:00.000Z',
    availableFromTime: '2030-01-02T09:00:00.000Z',
    availableUntilTime: '2030-12-31T09:00:00.000Z',
    minScoreRate: 0.75,
    certificateMonths: 12,
    metadata: { lang: 'en', dynamicContentHeight: true, avatars: [{ name: 'Guide' }] },
    customMetadata: { level: { from: 1 } },
  } satisfies Readonly<Record<Exclude<CourseFieldName, OwnTest>, unknown>>;

  test('GW-11 GW-13 GW-14 GW-15 GW-17 come back as they were sent, wherever the course is read', async () => {
    const course = await create(fields);
    const answers = await everywhere(course);
    expect(answers).toHaveLength(4);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        ...fields,
        workspaceId: 1,
        title: 'Tea',
        durationHours: 2,
        durationMinutes: 15,
      });
    }
  });

  test.each(switches)('GW-12 %s is a switch of its own', async (name) => {
    const others = Object.fromEntries(switches.map((other) => [other, false]));
    for (const answer of await everywhere(await create({ [name]: true }))) {
      expect(answer).toMatchObject({ ...others, [name]: true, published: true, template: false });
    }
  });

  test('VAL-10 the name is one line that shows as it was typed', async () => {
    expect(await create({ name: '  Green   tea ' })).toMatchObject({ name: 'Green tea' });
    for (const name of ['two\nlines', '\u202eturned', ' ']) {
      const reply = await app.call('POST', '/api/v1/secured/courses', { as: admin, body: aCourse({ name }) });
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID', errors: [{ field: 'name' }] } });
    }
  });

  test.each([
    ['lang', { lang: 1 }],
    ['courseImage', { courseImage: 'javascript:alert(1)' }],
    ['avatars', { avatars: 'Guide' }],
    ['avatars.0.link', { avatars: [{ link: 'javascript:alert(1)' }] }],
    ['avatars.1.name', { avatars: [{}, { name: 5 }] }],
    ['dynamicContentHeight', { dynamicContentHeight: 'yes' }],
    ['fixedContentHeight', { fixedContentHeight: 1e9 }],
    ['fixedContentHeight', { fixedContentHeight: 'high' }],
  ])('GW-17 OP-89 what is stated in %s has its type, and is refused with its place', async (field, metadata) => {
    const refusal = { status: 400, body: { code: 'INVALID', errors: [{ field: `metadata.${field}` }] } };
    for (const path of ['', '/_import']) {
      const reply = await app.call('POST', `/api/v1/secured/courses${path}`, {
        as: admin,
        body: aCourse({ metadata }),
      });
      expect(reply).toMatchObject(refusal);
    }
  });

  test('GW-17 OP-89 what is stated is stored clean, other members stay, and null clears', async () => {
    const course = await create({
      metadata: {
        lang: ' de ',
        courseImage: '/static/media/tea.webp',
        avatars: [{ link: 'https://example.org/a.png', name: 'Mia', imageUrl: 'javascript:1' }, { link: '' }],
        fixedContentHeight: 600,
        theme: { note: '<b onclick="x()">b</b>' },
      },
    });
    const metadata = {
      lang: 'de',
      courseImage: '/static/media/tea.webp',
      avatars: [{ link: 'https://example.org/a.png', name: 'Mia' }, { link: null }],
      fixedContentHeight: 600,
      theme: { note: '<b>b</b>' },
    };
    expect(course.metadata).toEqual(metadata);
    const { lang: _, ...others } = metadata;
    const saved = await app.call<CourseWire>('PATCH', `/api/v1/secured/courses/${course.id}`, {
      as: admin,
      body: { metadata: { lang: null, fixedContentHeight: 700 } },
    });
    expect(saved.body.metadata).toEqual({ ...others, fixedContentHeight: 700 });
  });

  test('GW-17 what was stored before the rules for it is answered, and stays when others are saved', async () => {
    const course = await create({});
    const metadata = { lang: 1, avatars: [{ imageUrl: 'x', name: 5 }], fixedContentHeight: 1e9 };
    await inWorkspace(app.db, 1, (trx) =>
      trx
        .updateTable('course')
        .set({ metadata: JSON.stringify(metadata) })
        .where('course.course_id', '=', course.id)
        .execute(),
    );
    for (const answer of await everywhere(course)) {
      expect(answer.metadata).toEqual(metadata);
    }
    const url = `/api/v1/secured/courses/${course.id}`;
    const saved = await app.call<CourseWire>('PATCH', url, {
      as: admin,
      body: { name: 'Tea', metadata: { dynamicContentHeight: true } },
    });
    expect(saved).toMatchObject({ status: 200, body: { metadata: { ...metadata, dynamicContentHeight: true } } });
  });

  test('VAL-10 HTML that is nested too deep is refused with the place of each', async () => {
    const deep = '<b>'.repeat(3_000);
    const refused = async (
      lecture: Readonly<Record<string, unknown>>,
      changes: Readonly<Record<string, unknown>> = {},
    ) => {
      const body = aCourse({ ...changes, modules: [aModule({ lectures: [aLecture(lecture)] })] });
      const reply = await app.call<{ errors: { field: string; message: string }[] }>(
        'POST',
        '/api/v1/secured/courses',
        { as: admin, body },
      );
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID' } });
      expect(new Set(reply.body.errors.map(({ message }) => message.replace(/^`[^`]+` /, '').slice(0, -1)))).toEqual(
        new Set([htmlTooDeep]),
      );
      return reply.body.errors.map(({ field }) => field).toSorted();
    };
    const question = aQuestion({
      question: deep,
      answer: ['one', deep],
      explanation: { type: 'html', content: { 1: deep } },
    });
    expect(
      await refused({ description: deep, questionAnswers: [question] }, { description: deep, metadata: { a: [deep] } }),
    ).toEqual([
      'description',
      'metadata.a.0',
      ...['description', 'questionAnswers.0.answer.1', 'questionAnswers.0.explanation.content.1'].map(inLecture),
      inLecture('questionAnswers.0.question'),
    ]);
    const sections = [
      { type: 'HTML', content: deep },
      { type: 'JSON', content: { type: 'IMPORTANT', content: { title: 'T', text: deep } } },
      { type: 'JSON', content: { type: 'Timeline', content: { points: [deep] } } },
    ];
    expect(await refused({ sections })).toEqual(
      ['sections.0.content', 'sections.1.content.content.text', 'sections.2.content.content.points.0'].map(inLecture),
    );
  });

  test('GW-12 published and template are switches of their own', async () => {
    expect(await create({ published: false, template: true })).toMatchObject({ published: false, template: true });
    expect(await create({ published: false })).toMatchObject({ published: false, template: false });
  });

  test('GW-16 tags in alphabetical order, and the sums of what is asked', async () => {
    const lecture = aLecture({ questionAnswers: [aQuestion({ weight: 2 }), aQuestion({ weight: 3 })] });
    const course = await create({ tags: ['water', 'Tea'], modules: [aModule({ lectures: [lecture, aLecture()] })] });
    for (const answer of await everywhere(course)) {
      expect(answer.tags.map((tag) => tag.name)).toEqual(['Tea', 'water']);
      expect(answer).toMatchObject({ questionAnswersSize: 2, totalPoints: 5, moduleCount: 1, lectureCount: 2 });
    }
  });

  test('GW-16 GW-26 the achievements of a course', async () => {
    const item = {
      '@type': 'QUESTIONS_ANSWERED_RATE',
      kind: 'FRAME',
      name: 'Sharp',
      description: 'Half of it right',
      imageUrl: 'https://example.org/frame.webp',
      qaRate: 0.5,
    };
    const course = await create({ gamificationItems: [item] });
    const [secured, , open] = await everywhere(course);
    for (const answer of [course, secured, open]) {
      expect(answer?.gamificationItems).toEqual([
        { ...item, id: expect.any(Number), lectureIds: [], questionAnswerIds: [] },
      ]);
    }
  });

  test('GW-18 GW-19 GW-20 GW-21 the fields of modules and lectures come back as they were sent', async () => {
    const lecture = {
      name: 'Leaves',
      description: 'Green and black',
      durationMinutes: 12,
      headerCover: 'https://example.org/header.webp',
      navigationMode: 'SCROLL',
      mediaSource: 'https://example.org/leaves.pdf',
      questionBank: { draws: [{ weight: 2, times: 1 }] },
    };
    const module = {
      name: 'Basics',
      description: 'To begin with',
      availableFromTime: '2030-02-01T09:00:00.000Z',
      moduleStartDate: '2030-02-02T09:00:00.000Z',
      durationMinutes: 40,
    };
    const questionAnswers = [aQuestion({ weight: 2 }), aQuestion({ weight: 2 })];
    const { modules } = await create({
      modules: [{ ...module, lectures: [aLecture({ ...lecture, questionAnswers })] }],
    });
    expect(modules).toMatchObject([
      {
        ...module,
        number: 1,
        totalPoints: 2,
        lectures: [
          {
            ...lecture,
            moduleId: modules?.[0]?.id,
            number: 1,
            mediaKind: 'PDF',
            questionBank: { '@type': 'DEFAULT', points: 2, ...lecture.questionBank },
            questionCount: 1,
            totalPoints: 2,
          },
        ],
      },
    ]);
  });
});
