import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatedNode } from '../content/clientKey.ts';
import { questionTypes } from '../content/question/question.ts';
import { sectionTypeNames } from '../content/section/types.ts';
import type { Reply } from '../testing/testApp.ts';
import { aCourse, aLecture, aModule, aQuestion, aText } from './courseBuilder.testkit.ts';
import { createCourseTestApp, lecturesOf, type CourseTestApp, type FullCourse } from './courseTestApp.testkit.ts';
import { asTree, courseTree, idsOfTree, withClientKeys, type AnsweredModule } from './courseTree.testkit.ts';

let app: CourseTestApp;

beforeAll(async () => {
  app = await createCourseTestApp();
});
afterAll(() => app.close());

const createdOf = ({ body }: Reply<FullCourse>): readonly CreatedNode[] =>
  (body as FullCourse & { readonly created?: readonly CreatedNode[] }).created ?? [];
const treeOf = ({ modules }: FullCourse) => modules as unknown as readonly AnsweredModule[];
const errorsOf = ({ status, body }: Reply<FullCourse>): readonly string[] => {
  expect(status).toBe(400);
  const { errors } = body as unknown as { errors: readonly { field: string; message: string }[] };
  return errors.map(({ field, message }) => `${field} ${message.replace(/^`[^`]+`:? /, '').replace(/\.$/, '')}`);
};

test('SEC-01 QUIZ-02 every type of section and question stands in a tree', () => {
  const lectures = fc.sample(courseTree, 300).flatMap((modules) => modules.flatMap((module) => module.lectures));
  const sections = lectures.flatMap((lecture) => lecture.sections);
  const inner = sections.flatMap(({ type, content }) => (type === 'JSON' ? [(content as { type: string }).type] : []));
  const asked = lectures.flatMap((lecture) => lecture.questionAnswers.map((question) => question['@type']));
  const generated = new Set<unknown>([...inner, ...asked]);
  expect([...sectionTypeNames, ...questionTypes].filter((type) => !generated.has(type))).toEqual([]);
});

test('any tree is read back as it was saved, each name tells the id of its node, and what is moved keeps everything', async () => {
  await fc.assert(
    fc.asyncProperty(courseTree, fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }), async (tree, turns) => {
      const { modules, names } = withClientKeys(tree);
      const reply = await app.create(aCourse({ modules }));
      expect(reply.status).toBe(201);
      const { body: course } = reply;
      expect(asTree(treeOf(course))).toEqual(tree);
      const ids = idsOfTree(treeOf(course));
      const wanted = names.map(({ clientKey, kind }, index) => ({ clientKey, kind, id: ids[index]?.id }));
      const byKey = (a: { readonly clientKey: string }, b: { readonly clientKey: string }) =>
        a.clientKey.localeCompare(b.clientKey);
      expect(createdOf(reply).toSorted(byKey)).toEqual(wanted.toSorted(byKey));

      const moved: AnsweredModule[] = treeOf(course).map((module) => ({ ...module, lectures: [] }));
      for (const [index, lecture] of treeOf(course)
        .flatMap((module) => module.lectures)
        .entries()) {
        const target = (turns[index] ?? 0) % moved.length;
        const module = moved[target] as AnsweredModule;
        moved[target] = { ...module, lectures: [lecture, ...module.lectures] };
      }
      const named = moved.map(({ id, lectures }) => ({
        id,
        lectures: lectures.map((lecture) => ({ id: lecture.id })),
      }));
      const saved = await app.save('PATCH', course.id, { modules: named });
      expect(saved.status).toBe(200);
      expect(createdOf(saved)).toEqual([]);
      expect(asTree(treeOf(saved.body))).toEqual(asTree(moved));
      expect(idsOfTree(treeOf(saved.body))).toEqual(idsOfTree(moved));
    }),
    { numRuns: 25 },
  );
});

describe('names of new nodes', () => {
  test('SAVE-03 a save tells the ids of what it made, and of nothing else', async () => {
    const { body: course } = await app.create(aCourse({ modules: [aModule({ lectures: [aLecture()] })] }));
    const [lecture] = lecturesOf(course);
    const known = { ...lecture, clientKey: 'known' };
    const added = aLecture({
      clientKey: 'new-lecture',
      sections: [{ ...aText(), clientKey: 'new-section', questionIndexes: [0] }],
      questionAnswers: [aQuestion({ clientKey: 'new-question' })],
    });
    const reply = await app.save('PATCH', course.id, {
      modules: [{ moduleId: course.modules[0]?.id, clientKey: 'old-module', lectures: [known, added] }],
      gamificationItems: [
        {
          clientKey: 'new-item',
          '@type': 'LECTURES_COMPLETED',
          name: 'Both',
          lectureIds: ['new-lecture', lecture?.id, 'known'],
        },
        { '@type': 'QUESTIONS_ANSWERED', name: 'Right', questionAnswerIds: ['new-question'] },
      ],
    });
    const [, made] = lecturesOf(reply.body);
    expect(createdOf(reply)).toEqual([
      { clientKey: 'new-lecture', kind: 'lecture', id: made?.id },
      { clientKey: 'new-question', kind: 'question', id: made?.questionAnswers[0]?.id },
      { clientKey: 'new-section', kind: 'section', id: made?.sections[0]?.id },
      { clientKey: 'new-item', kind: 'gamificationItem', id: reply.body.gamificationItems?.[0]?.id },
    ]);
    expect(made?.sections[0]?.questionAnswers).toEqual(made?.questionAnswers);
    expect(reply.body.gamificationItems).toMatchObject([
      { lectureIds: [made?.id, lecture?.id] },
      { questionAnswerIds: [made?.questionAnswers[0]?.id] },
    ]);
    const read = await app.read(course.id);
    expect(JSON.stringify(read.body)).not.toContain('clientKey');
  });

  test('achievements of a new course mean its lectures and questions by name, and by id within the request', async () => {
    const { body } = await app.create(
      aCourse({
        modules: [
          aModule({
            lectures: [
              aLecture({ clientKey: 'first', questionAnswers: [aQuestion({ clientKey: 'asked' })] }),
              aLecture({ id: 7, name: 'Second' }),
            ],
          }),
        ],
        gamificationItems: [
          { '@type': 'LECTURES_COMPLETED', name: 'All', lectureIds: ['first', 7] },
          { '@type': 'QUESTIONS_ANSWERED', name: 'Right', questionAnswerIds: ['asked'] },
        ],
      }),
    );
    const [first, second] = lecturesOf(body);
    expect(body.gamificationItems).toMatchObject([
      { lectureIds: [first?.id, second?.id] },
      { questionAnswerIds: [first?.questionAnswers[0]?.id] },
    ]);
  });

  test('two new questions of equal content stay two, in the list and in the sections that show them', async () => {
    const { body } = await app.create(
      aCourse({
        modules: [
          aModule({
            lectures: [
              aLecture({
                questionAnswers: [aQuestion({ clientKey: 'a' }), aQuestion({ clientKey: 'b' })],
                sections: [
                  { ...aText(), questionIndexes: [1] },
                  { ...aText(), questionAnswers: [aQuestion({ clientKey: 'a' })] },
                ],
              }),
            ],
          }),
        ],
      }),
    );
    const [lecture] = lecturesOf(body);
    const [a, b] = lecture?.questionAnswers ?? [];
    expect(lecture?.questionAnswers).toHaveLength(2);
    expect(lecture?.sections.map((section) => section.questionAnswers.map(({ id }) => id))).toEqual([[b?.id], [a?.id]]);
  });

  const lectureWith = (changes: object) => aCourse({ modules: [aModule({ lectures: [aLecture(changes as never)] })] });

  test.each([
    ['a space', { clientKey: 'a b' }, 'modules.0.lectures.0.clientKey must be 1 to 64 visible ASCII characters'],
    [
      'too long',
      { clientKey: 'x'.repeat(65) },
      'modules.0.lectures.0.clientKey must be 1 to 64 visible ASCII characters',
    ],
    [
      'the same name twice',
      {
        sections: [
          { ...aText(), clientKey: 's' },
          { ...aText(), clientKey: 's' },
        ],
      },
      'modules.0.lectures.0.sections.1.clientKey section s stands twice',
    ],
    [
      'a question that is not there',
      { questionAnswers: [aQuestion()], sections: [{ ...aText(), questionIndexes: [0, 1] }] },
      'modules.0.lectures.0.sections.0.questionIndexes.1 must be a whole number from 0 to 0',
    ],
  ])('refused with its field: %s', async (_what, changes, error) => {
    expect(errorsOf(await app.create(lectureWith(changes)))).toEqual([error]);
  });

  test('an achievement that means what is not in the request is refused with its field', async () => {
    const gamificationItems = [
      { '@type': 'LECTURES_COMPLETED', name: 'Gone', lectureIds: ['nowhere'] },
      { '@type': 'QUESTIONS_ANSWERED', name: 'Neither', questionAnswerIds: ['nowhere'] },
    ];
    const errors = [
      'gamificationItems.0.lectureIds.0 there is no lecture nowhere in the request',
      'gamificationItems.1.questionAnswerIds.0 there is no question nowhere in the request',
    ];
    expect(errorsOf(await app.create(aCourse({ gamificationItems })))).toEqual(errors);
    const { body: course } = await app.create();
    expect(errorsOf(await app.save('PATCH', course.id, { gamificationItems }))).toEqual(errors);
  });
});

describe('a save whose answer was lost', () => {
  test('REST-20 OP-14 is made once per key, and answers the ids of what it made', async () => {
    const { body: course } = await app.create();
    const changes = { modules: [{ id: course.modules[0]?.id }, aModule({ clientKey: 'm' })] };
    const headers = { 'idempotency-key': `save-${course.id}`, 'if-match': '"1"' };
    const first = await app.save('PATCH', course.id, changes, { headers });
    expect(createdOf(first)).toEqual([{ clientKey: 'm', kind: 'module', id: first.body.modules[1]?.id }]);
    await app.save('PATCH', course.id, { name: 'Meanwhile' });
    const again = await app.save('PATCH', course.id, changes, { headers });
    expect(again.status).toBe(200);
    expect(createdOf(again)).toEqual(createdOf(first));
    expect(again.body).toMatchObject({ version: 3, name: 'Meanwhile' });
    const other = await app.save('PATCH', course.id, { name: 'Another' }, { headers });
    expect(other.status).toBe(422);
  });

  test('a refused save keeps no key', async () => {
    const { body: course } = await app.create();
    const headers = { 'idempotency-key': `refused-${course.id}` };
    expect((await app.save('PATCH', course.id, { name: '' }, { headers })).status).toBe(400);
    expect((await app.save('PATCH', course.id, { name: 'Tea' }, { headers })).status).toBe(200);
  });
});
