import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule, aQuestion } from '../../course/courseBuilder.testkit.ts';
import { createCourseTestApp, lecturesOf, type CourseTestApp } from '../../course/courseTestApp.testkit.ts';
import { sanitizeAuthorHtml, sanitizeTextOrHtml } from '../../shared/authorHtml.ts';
import { sectionKind, sectionRequestSchema, sectionTypeNames } from './types.ts';

const hostileNames = ['constructor', '__proto__', 'prototype', 'valueOf', 'toString', 'hasOwnProperty', 'UNKNOWN', ''];
const dirty = ['<img src=x onerror=alert(1)>', '<script>1</script>', '<a href="javascript:x">a</a>', '<b'.repeat(9)];
const members = ['options', 'sections', 'items', 'bubbles', 'avatar', 'title', 'text', 'src', 'imgSrc', 'videoSrc'];

/** The parser of bodies refuses members that could reach a prototype, before anybody looks at fields. */
const refusedByParser = new Set(['__proto__', 'prototype']);
const name = fc.constantFrom(
  ...[...members, ...hostileNames, 'questionIndex', 'side'].filter((known) => !refusedByParser.has(known)),
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 1, -1, 1e9, 0.5, '', 'https://example.org/a.png', '0', '99', ...dirty),
  fc.string(),
  fc.constantFrom(...sectionTypeNames, ...hostileNames),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(name, tie('json'), { maxKeys: 4, noNullPrototype: true }),
    fc.record({ type: leaf, content: tie('json') }, { noNullPrototype: true }),
  ),
}));

/** The example of a type with some of its values replaced by anything. */
const mutated = (value: unknown): fc.Arbitrary<unknown> => {
  const kept = Array.isArray(value)
    ? fc.tuple(...value.map(mutated))
    : typeof value === 'object' && value !== null
      ? fc.record(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mutated(member)])), {
          noNullPrototype: true,
          requiredKeys: [],
        })
      : fc.constant(value);
  return fc.oneof({ weight: 5, arbitrary: kept }, { weight: 1, arbitrary: json });
};

const inner = fc
  .constantFrom(...sectionTypeNames, ...hostileNames)
  .chain((type) =>
    fc.record(
      { type: fc.constant(type), content: fc.oneof(json, mutated(sectionKind(type)?.example)) },
      { noNullPrototype: true },
    ),
  );
const section = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('JSON'), content: inner }, { noNullPrototype: true }) },
  {
    weight: 1,
    arbitrary: fc.record(
      { type: fc.constantFrom('TEXT', 'HTML', 'SCROLL', 'BUTTON', 'JSON', ...hostileNames), content: json },
      { noNullPrototype: true },
    ),
  },
);

/**
 * Places of texts that are not as cleaning leaves them: HTML by its member, everything in content that is not known. The name of a type
 * is no HTML, whatever it looks like: cleaned it would name another one.
 */
function uncleanIn(value: unknown, path = '', free = false): string[] {
  if (typeof value === 'string') {
    const isHtml = path.endsWith('.text') || free;
    return isHtml && sanitizeTextOrHtml(value) !== value ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { type, content } = value as { readonly type?: unknown; readonly content?: unknown };
  if (!free && type === 'HTML' && typeof content === 'string') {
    return sanitizeAuthorHtml(content) === content ? [] : [`${path}: ${content}`];
  }
  if (!free && path.endsWith('.content') && typeof type === 'string' && sectionKind(type) === undefined) {
    return uncleanIn(content, `${path}.content`, true);
  }
  return Object.entries(value).flatMap(([key, member]) => uncleanIn(member, `${path}.${key}`, free));
}

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp({ RATE_LIMIT_USER_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' });
});
afterAll(() => app.close());

test('every type has an example that is in order', () => {
  for (const type of sectionTypeNames) {
    const example = { type: 'JSON', content: { type, content: sectionKind(type)?.example } };
    expect(sectionRequestSchema.safeParse(example), type).toMatchObject({ success: true });
  }
});

/** What is wrong about the answer to a save of sections: nothing, when they are refused with their field or stored clean. */
async function problemsOf(sections: readonly unknown[]): Promise<readonly unknown[]> {
  const lecture = aLecture({ sections, questionAnswers: [aQuestion()] });
  const { status, body } = await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }));
  if (status === 400) {
    const { errors } = body as unknown as { errors?: readonly { field: string; message: string }[] };
    const elsewhere = errors?.filter(({ field }) => !field.startsWith('modules.0.lectures.0.'));
    return elsewhere ?? ['refused without a field'];
  }
  if (status !== 201) {
    return [`status ${status}`];
  }
  const stored = lecturesOf(body).flatMap((saved) => saved.sections);
  if (stored.length !== sections.length) {
    return [`${stored.length} sections`];
  }
  // What is answered may be sent back.
  const again = { moduleId: body.modules[0]?.id, lectures: lecturesOf(body) };
  const saved = await app.save('PATCH', body.id, { modules: [again] });
  return [...uncleanIn(stored), ...(saved.status === 200 ? [] : [`status ${saved.status} when it is sent back`])];
}

test('OP-19 an unknown type keeps its name, whatever it looks like, and has clean content', async () => {
  const type = '<b'.repeat(9);
  const content = { type, content: ['<p>x</p><script>1</script>'] };
  const lecture = aLecture({ sections: [{ type: 'JSON', content: { type, content } }] });
  const { body } = await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }));
  expect(lecturesOf(body)[0]?.sections).toMatchObject([
    { type: 'JSON', content: { type, content: { type: '', content: ['<p>x</p>'] } } },
  ]);
  expect(await problemsOf([{ type: 'JSON', content: { type, content: '' } }])).toEqual([]);
});

test('OP-100 a section of any type and any shape is stored clean, or refused with its field', async () => {
  const shapes = fc.array(section, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(shapes, async (sections) => {
      expect(await problemsOf(sections)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
