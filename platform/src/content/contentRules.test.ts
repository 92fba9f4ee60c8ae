import { describe, expect, test } from 'vitest';
import { emptyOutline, readModules } from './contentRules.ts';
import { finishModules } from './finishContent.ts';
import { nodesOf } from './draftContent.ts';
import { FieldProblems } from '../shared/fieldProblems.ts';
import { moduleRequestSchema } from './lectureSchemas.ts';
import { removedNodes } from './removalRules.ts';
import type { OutlineModule } from './content.ts';

const nothing = { outline: emptyOutline, bodies: new Map() };

/** Reads a tree as new, with ids counted from 1. */
function read(modules: readonly unknown[]) {
  const problems = new FieldProblems();
  const drafts = readModules(
    modules.map((module) => moduleRequestSchema.parse(module)),
    nothing,
    'REPLACE',
    problems,
  );
  const ids = new Map<object, number>();
  for (const node of nodesOf(drafts)) {
    ids.set(node.key, ids.size + 1);
  }
  const tree = finishModules(drafts, {
    idOf: (draft) => ids.get(draft) ?? 0,
    previous: emptyOutline,
    questionBefore: () => undefined,
  });
  return { tree, errors: problems.errors.map(({ field, message }) => `${field} ${message}`) };
}

const lecture = (changes: object): readonly unknown[] => [{ lectures: [changes] }];
const questions = (...weights: readonly number[]): readonly object[] => weights.map((weight) => ({ weight }));

describe('a received tree', () => {
  test('OP-72 OP-86 names are filled in, numbers follow from the order', () => {
    const { tree, errors } = read([{ lectures: [{}, { name: 'Two' }] }, { name: '  ' }]);
    expect(tree.modules.map((module) => module.name)).toEqual(['Module 1', '']);
    expect(tree.modules[0]?.lectures.map(({ name, navigationMode }) => [name, navigationMode])).toEqual([
      ['Lecture 1', 'NEXT_BUTTON'],
      ['Two', 'NEXT_BUTTON'],
    ]);
    expect(errors).toEqual([]);
  });

  test('LEC-03 LEC-12 LIVE-01 media and cover are checked', () => {
    const live = { link: 'https://zoom.us/j/1', startTime: 0, finishTime: '2030-01-01T00:00:00+02:00' };
    const { tree, errors } = read(lecture({ mediaSource: live, navigationMode: 'SCROLL' }));
    expect(errors).toEqual([]);
    expect(tree.modules[0]?.lectures[0]).toMatchObject({
      navigationMode: 'SCROLL',
      mediaSource: { startTime: '1970-01-01T00:00:00.000Z', finishTime: '2029-12-31T22:00:00.000Z' },
    });
    expect(read(lecture({ mediaSource: { ...live, finishTime: 0 } })).errors).toEqual([
      'modules.0.lectures.0.mediaSource.finishTime must be after the start',
    ]);
    expect(read(lecture({ mediaSource: 'zoom', headerCover: 'cover' })).errors).toHaveLength(2);
    expect(read(lecture({ mediaSource: '', headerCover: '' })).errors).toEqual([]);
  });

  test('BANK-01 BANK-03 BANK-04 BANK-08 OP-43 a bank draws what there is; one that draws nothing is none', () => {
    const bank = (...draws: readonly (readonly [number, number])[]) => ({
      questionAnswers: questions(1, 1, 3),
      questionBank: { '@type': 'DEFAULT', draws: draws.map(([weight, times]) => ({ weight, times })) },
    });
    expect(read(lecture(bank([3, 1], [1, 2]))).tree.modules[0]?.lectures[0]?.questionBank).toEqual({
      points: 5,
      draws: [
        { weight: 1, times: 2 },
        { weight: 3, times: 1 },
      ],
    });
    expect(read(lecture(bank([1, 3]))).errors).toEqual([
      'modules.0.lectures.0.questionBank.draws.0.times should not be greater than 2',
    ]);
    expect(read(lecture(bank([1, -1]))).errors).toEqual([
      'modules.0.lectures.0.questionBank.draws.0.times cannot be less than zero',
    ]);
    expect(read(lecture(bank([1, 0]))).tree.modules[0]?.lectures[0]?.questionBank).toBeNull();
  });

  test('OP-19 questions of a section join the list of the lecture, by content when they have no ids', () => {
    const question = { question: 'Same?', answer: ['Yes', 'No'], correctAnswer: [1] };
    const { tree } = read(
      lecture({
        questionAnswers: [question],
        sections: [{ type: 'TEXT', content: '', questionAnswers: [question, { ...question, question: 'Other?' }] }],
      }),
    );
    const [body] = tree.newBodies.values();
    expect(body?.questions.map((q) => q.question)).toEqual(['Same?', 'Other?']);
    expect(body?.sections[0]?.questionIds).toEqual(body?.questions.map((q) => q.id));
  });

  test('equal bodies are stored once, by hash', () => {
    const { tree } = read([{ lectures: [{}, {}] }]);
    expect(tree.newBodies.size).toBe(1);
    expect(tree.modules[0]?.lectures.map((l) => l.bodyHash)).toEqual([
      ...tree.newBodies.keys(),
      ...tree.newBodies.keys(),
    ]);
  });
});

test('OP-55 SAVE-09 removed nodes are those that are nowhere in the course any more', () => {
  const { tree } = read([
    { lectures: [{ questionAnswers: questions(1, 1) }, {}] },
    { lectures: [{ questionAnswers: questions(2) }] },
  ]);
  const [first, second] = tree.modules as [OutlineModule, OutlineModule];
  const before = { modules: tree.modules, gamificationItems: [] };
  const after = {
    modules: [{ ...second, lectures: [...second.lectures, ...first.lectures.slice(1)] }],
    gamificationItems: [],
  };
  expect(removedNodes(before, after)).toEqual({
    moduleIds: [first.id],
    lectureIds: [first.lectures[0]?.id],
    questionIds: first.lectures[0]?.questions.map((question) => question.id),
  });
  expect(removedNodes(before, before)).toEqual({ moduleIds: [], lectureIds: [], questionIds: [] });
});
