import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from './courseBuilder.testkit.ts';
import { createCourseTestApp, lecturesOf, type CourseTestApp, type FullCourse } from './courseTestApp.testkit.ts';

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const inner = (type: string, content: object) => ({ type: 'JSON', content: { type, content } });
const captions = [{ language: 'en', label: 'English', vtt: 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n' }];
const video = { videoSrc: 'https://youtu.be/abc', text: '<p>Text</p>' };
const pdf = { src: '/static/media/a.pdf' };

/** A document, a video, and a video in a branch, with these members besides; `ids` of sections that are there. */
function sectionsWith(document: object, spoken: object, ids: readonly number[] = []) {
  const [first, second, third, within] = ids.map((id) => ({ id }));
  const options = [
    { title: 'A', sections: [{ ...within, ...inner('VIDEO_TEXT', { ...video, ...spoken }) }] },
    { title: 'B', sections: [] },
  ];
  return [
    { ...first, ...inner('PDF', { ...pdf, ...document }) },
    { ...second, ...inner('VIDEO_TEXT', { ...video, ...spoken }) },
    { ...third, ...inner('BRANCH', { options }) },
  ];
}

interface Shown {
  readonly id: number;
  readonly content: { readonly content: Readonly<Record<string, unknown>> & { options?: { sections: Shown[] }[] } };
}
function shown(course: FullCourse): readonly Shown[] {
  const sections = lecturesOf(course)[0]?.sections as unknown as readonly Shown[];
  return [...sections, ...(sections[2]?.content.content.options?.[0]?.sections ?? [])];
}

/** The title, and captions and transcript of both videos. */
const membersOf = (course: FullCourse): unknown[] => {
  const [document, one, , other] = shown(course).map(({ content }) => content.content);
  return [document?.['title'], ...[one, other].flatMap((each) => [each?.['captions'], each?.['transcript']])];
};

async function saved(method: 'PUT' | 'PATCH', document: object, spoken: object): Promise<unknown[]> {
  const begun = sectionsWith({ title: 'Handout' }, { captions, transcript: 'Hello' });
  const { body: course } = await app.create(
    aCourse({ modules: [aModule({ lectures: [aLecture({ sections: begun })] })] }),
  );
  const ids = shown(course).map(({ id }) => id);
  const { id: moduleId, name } = course.modules[0] ?? { id: 0, name: '' };
  const lecture = { id: lecturesOf(course)[0]?.id, name: 'L', sections: sectionsWith(document, spoken, ids) };
  const { status, body } = await app.save(method, course.id, {
    name: course.name,
    modules: [{ id: moduleId, name, lectures: [lecture] }],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return membersOf(body);
}

const all = ['Handout', captions, 'Hello', captions, 'Hello'];
const none = [undefined, [], '', [], ''];

test.each<['PUT' | 'PATCH', string, object, object, unknown[]]>([
  ['PATCH', 'left out stays', {}, {}, all],
  ['PATCH', 'null goes', { title: null }, { captions: null, transcript: null }, none],
  ['PATCH', 'empty goes', { title: '' }, { captions: [], transcript: '' }, none],
  ['PATCH', 'given replaces', { title: 'B' }, { transcript: 'Bye' }, ['B', captions, 'Bye', captions, 'Bye']],
  ['PUT', 'left out goes, as all of it is replaced', {}, {}, none],
])(
  'OP-186 OP-173 BEY-19 %s: what is %s, of a section that is there',
  async (method, _what, document, spoken, members) => {
    expect(await saved(method, document, spoken)).toEqual(members);
  },
);
