import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sectionKind, sectionTypeNames } from '../content/section/types.ts';
import { aCourse, aLecture, aModule, aQuestion } from './courseBuilder.testkit.ts';
import { coursesPath, createCourseTestApp, lecturesOf, type CourseTestApp } from './courseTestApp.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const inner = (type: string, content: unknown): object => ({ type: 'JSON', content: { type, content } });
const turn = (bubble: object): object => ({ side: 'left', avatar: { name: 'Mia', link: null }, bubbles: [bubble] });
const inBranch = (section: object): object =>
  inner('BRANCH', {
    options: [
      { title: 'Left', sections: [] },
      { title: 'Right', sections: [section] },
    ],
  });

/** A draft, unless it says otherwise. */
const aDraft = (changes: object): object => aCourse({ published: false, ...changes });
const lectureOf = (section: object): object =>
  aDraft({ modules: [aModule({ lectures: [aLecture({ sections: [section], questionAnswers: [aQuestion()] })] })] });

const inSection = 'modules.0.lectures.0.sections.0.content.content.';

/** Each unfinished part, with the field that a refusal names. */
const unfinished: readonly (readonly [what: string, course: object, field: string])[] = [
  ['a picture', lectureOf(inner('IMAGE_TEXT', { imgSrc: '' })), `${inSection}imgSrc`],
  ['a video', lectureOf(inner('VIDEO_TEXT', { videoSrc: '' })), `${inSection}videoSrc`],
  ['a document', lectureOf(inner('PDF', { src: ' ' })), `${inSection}src`],
  ['a sound', lectureOf(inner('AUDIO', { src: '' })), `${inSection}src`],
  ['an embedded page', lectureOf(inner('EMBED', { src: '' })), `${inSection}src`],
  ['a file', lectureOf(inner('FILE', { src: '' })), `${inSection}src`],
  ['a question', lectureOf(inner('QUESTION', { questionIndex: null })), `${inSection}questionIndex`],
  [
    'the sound of a bubble',
    lectureOf(inner('DIALOG', [turn({ type: 'audio', content: '' })])),
    `${inSection}0.bubbles.0.content`,
  ],
  [
    'the question of a bubble',
    lectureOf(inner('DIALOG', [turn({ type: 'question', content: null })])),
    `${inSection}0.bubbles.0.content`,
  ],
  [
    'a document in a branch',
    lectureOf(inBranch(inner('PDF', { src: '' }))),
    `${inSection}options.1.sections.0.content.content.src`,
  ],
  ['the name of a module', aDraft({ modules: [aModule({ name: ' ' })] }), 'modules.0.name'],
  [
    'the name of a lecture',
    aDraft({ modules: [aModule({ lectures: [aLecture({ name: '' })] })] }),
    'modules.0.lectures.0.name',
  ],
  [
    'the name of an achievement',
    aDraft({ gamificationItems: [{ '@type': 'LECTURES_COMPLETED', name: '', lectureIds: [] }] }),
    'gamificationItems.0.name',
  ],
];

const refusal = (field: string): object => ({
  status: 400,
  body: { code: 'INVALID', errors: [{ field, message: `\`${pathOf(field)}\` is required.`, reason: 'REQUIRED' }] },
});
const pathOf = (field: string): string => field.replaceAll(/\.(\d+)/g, '[$1]');

describe('OP-230 a part that is not finished', () => {
  test.each(unfinished)('a draft without %s is stored, and read back as it was', async (_what, received) => {
    const created = await app.create(received);
    expect(created.status).toBe(201);
    const { body: course } = await app.read(created.body.id);
    const { status, body } = await app.save('PUT', course.id, course);
    expect(status).toBe(200);
    expect(body.modules).toEqual(course.modules);
    expect(body.gamificationItems).toEqual(course.gamificationItems);
  });

  test.each(unfinished)('a course is not published without %s', async (_what, received, field) => {
    const { body: course } = await app.create(received);
    expect(await app.save('PATCH', course.id, { published: true })).toMatchObject(refusal(field));
    expect((await app.read(course.id)).body).toMatchObject({ published: false, version: 1 });
    expect(await app.create({ ...received, published: true })).toMatchObject(refusal(field));
  });

  test.each(unfinished)('a published course is not saved without %s', async (_what, received, field) => {
    const { body: course } = await app.create(aCourse());
    expect(await app.save('PUT', course.id, { ...received, published: true })).toMatchObject(refusal(field));
  });

  test.each(unfinished)(
    'nor is one that learners have, when it was unpublished (OP-134), without %s',
    async (...row) => {
      const [, received, field] = row;
      const { body: course } = await app.create(aDraft({}));
      await app.studied(course, {});
      expect(await app.save('PUT', course.id, received)).toMatchObject(refusal(field));
    },
  );

  test('its author may enrol in a draft, to try it, and keeps writing it', async () => {
    const [[, received]] = unfinished as [(typeof unfinished)[number]];
    const { body: course } = await app.create(aDraft({}));
    await app.studied(course, { learner: app.author });
    expect((await app.save('PUT', course.id, received)).status).toBe(200);
  });

  test('one save finishes and publishes', async () => {
    const { body: course } = await app.create(lectureOf(inner('PDF', { src: '' })));
    const [module] = course.modules;
    const finished = { ...lecturesOf(course)[0], sections: [inner('PDF', { src: 'https://example.org/a.pdf' })] };
    const { status } = await app.save('PATCH', course.id, {
      published: true,
      modules: [{ id: module?.id, lectures: [finished] }],
    });
    expect(status).toBe(200);
  });

  test('a copy and an import of a draft keep what is unfinished, as drafts', async () => {
    const { body: course } = await app.create(lectureOf(inner('IMAGE_TEXT', { imgSrc: '' })));
    const copy = await app.call('POST', `${coursesPath}/${course.id}/_copy`, { as: app.author, body: {} });
    expect(copy).toMatchObject({ status: 201, body: { published: false } });
    const imported = await app.call('POST', `${coursesPath}/_import`, { as: app.author, body: course });
    expect(imported).toMatchObject({ status: 201, body: { published: false } });
  });

  test('a refusal names all of them', async () => {
    const { body: course } = await app.create(
      aDraft({
        modules: [
          aModule({ name: '', lectures: [aLecture({ name: '', sections: [inner('PDF', { src: '' })] }), aLecture()] }),
        ],
      }),
    );
    const { body } = await app.save('PATCH', course.id, { published: true });
    expect(body).toMatchObject({
      errors: [
        { field: 'modules.0.name' },
        { field: 'modules.0.lectures.0.name' },
        { field: 'modules.0.lectures.0.sections.0.content.content.src' },
      ],
    });
  });

  test.each(sectionTypeNames)('the type %s says which of its addresses may wait', (type) => {
    const kind = sectionKind(type);
    const addresses = Object.entries(kind?.example ?? {}).filter(([, value]) => String(value).startsWith('https:'));
    for (const [name] of addresses) {
      const content = kind?.request.parse({ ...(kind.example as object), [name]: '' }) as Record<string, unknown>;
      expect(content[name] === null || kind?.unfinished?.(content as never).includes(name), name).toBe(true);
    }
  });
});
