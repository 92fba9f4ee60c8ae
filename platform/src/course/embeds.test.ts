import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aText } from './courseBuilder.testkit.ts';
import { createCourseTestApp, type CourseTestApp } from './courseTestApp.testkit.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp({ EMBED_HOSTS: 'miro.com, *.localhost.example, acme.localhost' });
});
afterAll(() => app.close());

const embed = (src: string, members: object = {}) => ({
  type: 'JSON',
  content: { type: 'EMBED', content: { src, title: 'Board', ...members } },
});
const holding = (...sections: object[]) => aCourse({ modules: [aModule({ lectures: [aLecture({ sections })] })] });

const srcField = 'modules.0.lectures.0.sections.0.content.content.src';

test('OP-231 an embedded page is stored as it was sent, and 16:9 where its size is left out', async () => {
  const { status, body } = await app.create(
    holding(
      embed('https://miro.com/app/live-embed/abc=/', { caption: 'Look' }),
      embed('https://miro.com/', { size: 'tall' }),
    ),
  );
  expect(status).toBe(201);
  expect(body.modules[0]?.lectures[0]?.sections.map(({ content }) => content)).toMatchObject([
    {
      type: 'EMBED',
      content: { src: 'https://miro.com/app/live-embed/abc=/', title: 'Board', caption: 'Look', size: 'wide' },
    },
    { type: 'EMBED', content: { src: 'https://miro.com/', title: 'Board', caption: '', size: 'tall' } },
  ]);
});

test.each([
  ['REQUIRED', ''],
  ['NOT_AN_ADDRESS', 'http://miro.com/app'],
  ['NOT_AN_ADDRESS', 'javascript:alert(1)'],
  ['NOT_AN_ADDRESS', '//miro.com/app'],
  ['NOT_AN_ADDRESS', '/static/files/a.html'],
  ['NOT_AN_ADDRESS', 'https://user:password@miro.com/app'],
  ['NOT_AN_ADDRESS', 'https://miro.com:8443/app'],
  ['HOST_NOT_ALLOWED', 'https://evilmiro.com/app'],
  ['HOST_NOT_ALLOWED', 'https://miro.com.evil.example/app'],
  // The list of this installation names a host of its own, by mistake.
  ['HOST_NOT_ALLOWED', 'https://acme.localhost/admin-home'],
])('OP-231 refuses as %s: %s', async (reason, src) => {
  const { status, body } = await app.create(holding(embed(src)));
  expect(status).toBe(400);
  expect((body as unknown as { errors: object[] }).errors).toEqual([
    { field: srcField, message: expect.any(String) as string, reason },
  ]);
});

test('OP-231 a page within a branch is asked for its host too, and the sentence names it', async () => {
  const sections = [embed('https://miro.com/'), embed('https://evil.example/')];
  const branch = { type: 'JSON', content: { type: 'BRANCH', content: { options: [{ title: 'A', sections }] } } };
  const { status, body } = await app.create(holding(branch));
  expect(status).toBe(400);
  expect((body as unknown as { errors: object[] }).errors).toEqual([
    {
      field: 'modules.0.lectures.0.sections.0.content.content.options.0.sections.1.content.content.src',
      message: expect.stringContaining('evil.example is not among the sites') as string,
      reason: 'HOST_NOT_ALLOWED',
    },
  ]);
});

test('OP-231 what was stored before its host was taken from the list may stay, and is no way in for another', async () => {
  const { body: course } = await app.create(holding(embed('https://miro.com/app/board/1')));
  const [module] = course.modules;
  const [lecture] = module?.lectures ?? [];
  const save = (...sections: object[]) =>
    app.save('PATCH', course.id, { modules: [{ id: module?.id, lectures: [{ id: lecture?.id, sections }] }] });
  const stored = { ...lecture?.sections[0], questionIndexes: undefined };
  // As when the platform starts with another list.
  const { embedHosts } = app.config.contentLimits;
  Object.assign(app.config.contentLimits, { embedHosts: ['padlet.com'] });
  try {
    expect((await save(stored, aText('<p>More</p>'))).status).toBe(200);
    expect((await save(stored, embed('https://miro.com/app/board/2'))).status).toBe(400);
  } finally {
    Object.assign(app.config.contentLimits, { embedHosts });
  }
});
