import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, aLecture, aModule } from '../../course/courseBuilder.testkit.ts';
import { createCourseTestApp, lecturesOf, type CourseTestApp } from '../../course/courseTestApp.testkit.ts';
import { sanitizeTextOrHtml } from '../../shared/authorHtml.ts';
import { questionTypes } from './question.ts';

const ids = fc.constantFrom('1', '2', 'constructor', 'valueOf', 'toString', 'hasOwnProperty', '');
const text = fc.oneof(fc.constantFrom('A', '<img src=x onerror=alert(1)>', '<script>1</script>', '<b>b'), fc.string());
const labels = fc.dictionary(ids, text, { maxKeys: 3, noNullPrototype: true });
const placement = fc.dictionary(ids, fc.array(ids, { maxLength: 2 }), { maxKeys: 3, noNullPrototype: true });
const positions = fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 4 });
const anything = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

const explanation = (kept: fc.Arbitrary<string>) =>
  fc.option(
    fc.oneof(
      fc.record({
        type: fc.constantFrom('text', 'html'),
        content: fc.dictionary(kept, text, { noNullPrototype: true }),
      }),
      fc.record({ type: fc.constant('json'), content: fc.dictionary(kept, anything, { noNullPrototype: true }) }),
    ),
  );

/** In order, but for its texts and the names of its items. */
const choice = fc
  .record({
    type: fc.constantFrom('SingleChoice', 'MultipleChoice', 'List', 'SingleOrdering'),
    answer: fc.array(text, { minLength: 1, maxLength: 4 }),
  })
  .chain(({ type, answer }) => {
    const all = answer.map((_, index) => index + 1);
    const correct =
      type === 'SingleOrdering'
        ? fc.shuffledSubarray(all, { minLength: all.length })
        : fc.subarray(all, { minLength: 1, maxLength: type === 'MultipleChoice' ? all.length : 1 });
    return fc.record({
      '@type': fc.constant(type),
      question: text,
      answer: fc.constant(answer),
      correctAnswer: correct,
      explanation: explanation(fc.constantFrom('1', '2', '9', 'constructor')),
    });
  });
const placing = fc
  .record({ categories: fc.uniqueArray(ids, { minLength: 1 }), items: fc.uniqueArray(ids, { minLength: 1 }) })
  .chain(({ categories, items }) =>
    fc.record({
      '@type': fc.constantFrom('Categorization', 'MultipleAssociation'),
      question: text,
      answer: fc.record({
        itemMapping: fc.array(text, { minLength: items.length }).map((texts) => named(items, texts)),
        categoryMapping: fc.array(text, { minLength: categories.length }).map((texts) => named(categories, texts)),
      }),
      correctAnswer: fc.constantFrom(...categories).map((category) => named([category], [items])),
      explanation: explanation(ids),
    }),
  );

const wild = fc.record(
  {
    '@type': fc.oneof({ weight: 9, arbitrary: fc.constantFrom<string>(...questionTypes) }, ids),
    question: fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: anything }),
    answer: fc.oneof(
      fc.array(text, { maxLength: 4 }),
      fc.record({ itemMapping: labels, categoryMapping: labels, solution: placement }, { noNullPrototype: true }),
      { weight: 1, arbitrary: anything },
    ),
    correctAnswer: fc.oneof(positions, placement, fc.integer(), { weight: 1, arbitrary: anything }),
    explanation: fc.record(
      {
        type: fc.constantFrom('text', 'html', 'json'),
        content: fc.dictionary(ids, fc.oneof(text, anything), { maxKeys: 3, noNullPrototype: true }),
      },
      { noNullPrototype: true },
    ),
    weight: fc.integer({ min: -1, max: 6 }),
  },
  { noNullPrototype: true, requiredKeys: [] },
);

const question = fc.oneof(
  { weight: 3, arbitrary: choice },
  { weight: 3, arbitrary: placing },
  { weight: 1, arbitrary: wild },
);

function named(names: readonly string[], values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

let app: CourseTestApp;
beforeAll(async () => {
  app = await createCourseTestApp({ RATE_LIMIT_USER_PER_MINUTE: '1000000', RATE_LIMIT_ADDRESS_PER_MINUTE: '1000000' });
});
afterAll(() => app.close());

/** Every text below a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What is wrong about the answer to a save of questions: nothing, when they are refused with their field or stored clean. */
async function problemsOf(questionAnswers: readonly unknown[]): Promise<readonly unknown[]> {
  const lecture = aLecture({ questionAnswers });
  const { status, body } = await app.create(aCourse({ modules: [aModule({ lectures: [lecture] })] }));
  if (status === 400) {
    const { errors } = body as unknown as { errors?: readonly { field: string; message: string }[] };
    const elsewhere = errors?.filter(({ field }) => !field.startsWith('modules.0.lectures.0.questionAnswers.'));
    return elsewhere ?? ['refused without a field'];
  }
  if (status !== 201) {
    return [`status ${status}`];
  }
  const stored = lecturesOf(body).flatMap((saved) => saved.questionAnswers);
  const html = stored.flatMap(({ question: asked, answer, explanation }) => [
    ...textsIn([asked, answer]),
    ...(explanation === null || explanation.type === 'text' ? [] : textsIn(explanation.content)),
  ]);
  const again = { moduleId: body.modules[0]?.id, lectures: lecturesOf(body) };
  const saved = await app.save('PATCH', body.id, { modules: [again] });
  return [
    ...html.filter((found) => sanitizeTextOrHtml(found) !== found),
    ...(saved.status === 200 ? [] : [`status ${saved.status} when it is sent back`]),
  ];
}

test('QUIZ-02 every type is among those that are in order but for their texts', () => {
  const generated = fc.sample(fc.oneof(choice, placing), 300).map((each) => each['@type']);
  expect(new Set(generated)).toEqual(new Set(questionTypes));
});

test('OP-20 a question of any type and any shape is stored clean, or refused with its field', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 2 }), async (questions) => {
      expect(await problemsOf(questions)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
