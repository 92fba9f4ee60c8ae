import { applyPatches } from 'immer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCourse, aLecture, aModule, doneOrNot } from '../authoring/draft/draftBuilder.testkit.ts';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { merge } from '../authoring/merge/merge.ts';
import { optionIdsOf } from './choice/choiceAnswers.ts';
import { convertQuestion } from './convertQuestion.ts';
import { isId, newId } from './newId.ts';
import { putOptions } from './optionLines.ts';
import { addOption, arrangeOptions, hasOptions, moveOption, removeOption, setOption, setOrder } from './optionRules.ts';
import { anOrdering, aQuestion, countedFrom, englishWords as words } from './questionDraft.testkit.ts';
import type { QuestionName } from './types.ts';

const contentOf = ({ content }: QuestionDraft) => {
  if (!hasOptions(content)) throw new Error('no options');
  return content;
};
/** The words of each option by its id. */
const byId = (question: QuestionDraft): ReadonlyMap<number, string> => {
  const content = contentOf(question);
  return new Map(optionIdsOf(content).map((id, index) => [id, content.options[index] ?? '']));
};

const startedWith: fc.Arbitrary<QuestionDraft> = fc
  .tuple(
    fc.constantFrom('singleChoice' as const, 'multipleChoice' as const, 'singleOrdering' as const),
    fc.integer({ min: 1, max: 6 }),
    fc.boolean(),
  )
  .map(([type, count, known]) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const options = ids.map((id) => `Option ${id}`);
    const members = { options, ...(known && { optionIds: ids.map((id) => id * 7) }) };
    const content =
      type === 'singleChoice'
        ? { type, list: false, ...members, correctPosition: 1 }
        : type === 'multipleChoice'
          ? { type, ...members, correctPositions: [1] }
          : { type, ...members, correctOrder: ids };
    return aQuestion({ content });
  });

const anyType = fc.constantFrom<QuestionName>('singleChoice', 'multipleChoice', 'singleOrdering', 'categorization');

type Step = (question: QuestionDraft, name: string) => QuestionDraft;

/** Everything that moves, adds, rewords and takes away options, at any place. */
const anyStep: fc.Arbitrary<Step> = fc
  .tuple(fc.nat({ max: 6 }), fc.nat({ max: 7 }), fc.nat({ max: 7 }), anyType)
  .map(([step, a, b, type]) => {
    const place = (question: QuestionDraft, at: number) => (at % contentOf(question).options.length) + 1;
    const positions = (question: QuestionDraft) => contentOf(question).options.map((_, index) => index + 1);
    const steps: readonly Step[] = [
      (question, name) => addOption(question, name),
      (question) => removeOption(question, place(question, a)),
      (question) => moveOption(question, place(question, a), place(question, b)),
      (question) => arrangeOptions(question, positions(question).toReversed()),
      (question) => setOrder(question, positions(question)),
      (question, name) =>
        putOptions(
          question,
          place(question, a),
          [
            { text: contentOf(question).options[place(question, a) - 1] ?? '', right: false },
            { text: name, right: false },
          ],
          () => false,
        ).question,
      (question) => {
        const converted = convertQuestion(question, type, words);
        return hasOptions(converted.content) ? converted : convertQuestion(converted, question.content.type, words);
      },
    ];
    return steps[step] as Step;
  });

describe('the ids of options', () => {
  it('BEY-25 OP-278 whatever is done, each stays with its option, and none is given twice or again', () => {
    fc.assert(
      fc.property(startedWith, fc.array(anyStep, { maxLength: 25 }), (start, steps) => {
        const known = new Map(byId(start));
        const course = aCourse([
          aModule('m', [aLecture('l', { content: { sections: [], questions: [{ ...start, key: 'q' }] } })]),
        ]);
        let now = start;
        let draft = course;
        const inverse = steps.map((step, index) => {
          now = step(now, `New ${index}`);
          const ids = optionIdsOf(contentOf(now));
          expect(ids).toHaveLength(contentOf(now).options.length);
          expect(new Set(ids).size).toBe(ids.length);
          for (const [id, text] of byId(now)) {
            expect(known.get(id) ?? text).toBe(text);
            known.set(id, text);
          }
          const done = doneOrNot(draft, { type: 'setQuestion', question: { ...now, key: 'q' } });
          draft = done.draft;
          return done.inverse;
        });
        expect(inverse.toReversed().reduce((before, patches) => applyPatches(before, [...patches]), draft)).toEqual(
          course,
        );
      }),
    );
  });

  it('BEY-25 OP-278 new ones are above the positions that ids begin with, and within what the platform takes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 32 - 1 }), (random) => {
        const id = newId([], () => random);
        expect(id).toBeGreaterThanOrEqual(1000);
        expect(isId(String(id))).toBe(true);
      }),
    );
    expect(newId([1000, '1001'], () => 0)).toBe(1002);
    expect(newId([2_147_483_647], () => 2_147_483_646 - 999)).toBe(1000);
    expect(newId([])).not.toBe(newId([]));
  });

  it('BEY-25 OP-278 a reworded option is the same one', () => {
    expect(contentOf(setOption(moveOption(aQuestion(), 3, 1), 1, 'Lemon'))).toMatchObject({
      options: ['Lemon', 'Apple', 'Banana'],
      optionIds: [3, 1, 2],
    });
  });

  it('BEY-25 OP-278 they go along from a choice to an ordering, to a placement and back', () => {
    const question = addOption(removeOption(aQuestion(), 1), 'Lemon', countedFrom(3));
    const path = ['multipleChoice', 'singleOrdering', 'categorization', 'multipleAssociation', 'singleChoice'] as const;
    const after = path.reduce<QuestionDraft>((now, type) => convertQuestion(now, type, words), question);
    expect(contentOf(after).optionIds).toEqual([2, 3, 1003]);
  });

  it('BEY-25 OP-278 an item that is pasted is a new one', () => {
    const lines = ['Morning', 'Dawn'].map((text) => ({ text, right: false }));
    expect(contentOf(putOptions(anOrdering(), 3, lines, () => false).question).optionIds).toEqual([
      1,
      2,
      3,
      expect.any(Number),
    ]);
  });

  it('BEY-04 OP-278 a draft without them joins with a course that has them, as one and the same', () => {
    const withQuestion = (question: QuestionDraft) =>
      aCourse([aModule('m', [aLecture('l', { id: 2, content: { sections: [], questions: [question] } })], { id: 1 })]);
    const base = aQuestion({ id: 3 });
    const mine = setOption(base, 1, 'Lemon');
    const theirs = { ...base, content: { ...contentOf(base), optionIds: [1, 2, 3] } };
    const merged = merge(withQuestion(base), withQuestion(mine), withQuestion(theirs));
    expect(merged.conflicts).toEqual([]);
    expect(merged.draft).toMatchObject(
      withQuestion({ ...mine, content: { ...contentOf(mine), optionIds: [1, 2, 3] } }),
    );
  });
});
