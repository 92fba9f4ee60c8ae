import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { defaultQuestion } from './defaultQuestion.ts';
import { isUntouched, putOptions } from './optionLines.ts';
import { pastedAnswers, splitAnswer } from './paste/pastedAnswers.ts';
import { itemsIn, poolOf, putItems, type PlacementContent } from './placement/placementEditRules.ts';
import { anOrdering, aPlacement, aQuestion, englishWords as words } from './questionDraft.testkit.ts';

const at = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});
const never = () => false;

function pasted(question: QuestionDraft, position: number, text: string, field = at('')) {
  const lines = pastedAnswers(text, field)?.lines ?? [];
  const options = 'options' in question.content ? question.content.options : [];
  return putOptions(question, position, lines, (each) => isUntouched(options[each - 1], each, words)).question;
}

describe('lines that are pasted into an answer', () => {
  it.each<[string, string, ReturnType<typeof at>, string[] | null, number]>([
    ['at the end', 'x\ny', at('ab'), ['abx', 'y'], 1],
    ['between letters', 'x\ny', at('ab', 1), ['ax', 'yb'], 1],
    ['over a selection', 'x\r\ny\rz', at('abc', 1, 2), ['ax', 'y', 'zc'], 1],
    ['with empty lines', '\n\nx\n \ny\n', at(''), ['x', 'y'], 1],
    ['one cell of a table', 'x\r\n', at('ab'), ['abx'], 3],
    ['one line', 'x', at('ab'), null, 0],
    ['nothing but line breaks', '\n\n', at('ab'), null, 0],
  ])('QEDIT-01 OP-209 %s', (_name, text, field, expected, caret) => {
    const read = pastedAnswers(text, field);
    expect(read?.lines.map((line) => line.text) ?? null).toEqual(expected);
    expect(read?.caret ?? 0).toBe(caret);
  });

  it('QEDIT-01 OP-209 Enter takes what stands behind the caret along, and loses what is selected alone', () => {
    expect(splitAnswer(at('ab', 1)).lines.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(splitAnswer(at('abc', 1, 2))).toMatchObject({ lines: [{ text: 'a' }, { text: 'c' }], caret: 0 });
  });

  it('QEDIT-01 OP-209 take the place of answers that nobody has written, and what is marked is right', () => {
    const next = pasted(defaultQuestion('q', words), 1, 'a) Rome\nb) Oslo\n*c) Paris\nd) Kyiv');
    expect(next.content).toMatchObject({ options: ['Rome', 'Oslo', 'Paris', 'Kyiv'], correctPosition: 3 });
  });

  it('QEDIT-01 OP-209 leave what is right and what explains it with its answer', () => {
    const question = aQuestion({ explanation: { type: 'TEXT', texts: [{ key: '2', content: 'It ripens.' }] } });
    const next = pasted(question, 1, 'Plum\nPear\nFig');
    expect(next).toMatchObject({
      content: { options: ['Plum', 'Pear', 'Fig', 'Banana', 'Cherry'], correctPosition: 4 },
      explanation: { texts: [{ key: '4', content: 'It ripens.' }] },
    });
  });

  it('QEDIT-01 OP-209 several are right in a multiple choice, beside those that were', () => {
    const question = aQuestion({
      content: { type: 'multipleChoice', options: ['Apple', 'Banana', 'Cherry'], correctPositions: [1, 3] },
    });
    expect(pasted(question, 1, '✓ Plum\nPear\n✓ Fig').content).toMatchObject({ correctPositions: [1, 3, 5] });
    expect(pasted(question, 1, 'Plum\nPear').content).toMatchObject({ correctPositions: [1, 4] });
  });

  it('QEDIT-01 OP-209 follow the item of an ordering in the right order, and are shown last', () => {
    const { content } = pasted(anOrdering(), 3, 'Dawn\nSunrise\nBreakfast');
    expect(content).toMatchObject({
      options: ['Noon', 'Night', 'Dawn', 'Sunrise', 'Breakfast'],
      correctOrder: [3, 4, 5, 1, 2],
    });
  });

  it('QEDIT-01 OP-209 what looks like HTML is written as it reads', () => {
    expect(pasted(aQuestion(), 3, 'a <b> c\nd').content).toMatchObject({
      options: ['Apple', 'Banana', 'a &lt;b> c', 'd'],
    });
  });

  it.each<[string | null, string[], string[]]>([
    [null, ['Pebble', 'Rock'], ['Apple']],
    ['1', ['Pebble', 'Rock'], ['Pebble', 'Rock']],
  ])('QEDIT-01 OP-209 become items of the pool or of category %s', (category, labels, inFruit) => {
    const next = putItems(aPlacement(), { item: category === null ? '3' : '1', category }, labels, never);
    const content = next.content as PlacementContent;
    const names = (items: readonly { readonly label: string }[]) => items.map(({ label }) => label);
    expect(names(itemsIn(content, '1'))).toEqual(inFruit);
    expect(names(poolOf(content))).toEqual(category === null ? labels : ['Stone']);
    expect(content.items).toHaveLength(4);
  });

  it('QEDIT-01 OP-209 are as many answers in their order, and nothing that was written is lost', () => {
    const line = fc.stringMatching(/^[a-z<&]{1,6}$/u);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 8 }),
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        fc.nat(6),
        fc.constantFrom('singleChoice' as const, 'multipleChoice' as const, 'singleOrdering' as const),
        (lines, options, place, caret, type) => {
          const index = place % options.length;
          const content =
            type === 'singleChoice'
              ? { type, list: false, options, correctPosition: 1 }
              : type === 'multipleChoice'
                ? { type, options, correctPositions: [1] }
                : { type, options, correctOrder: options.map((_, each) => each + 1) };
          const before = options[index] ?? '';
          const at = Math.min(caret, before.length);
          const put = pastedAnswers(lines.join('\n'), { value: before, selectionStart: at, selectionEnd: at });
          const { question, order } = putOptions(aQuestion({ content }), index + 1, put?.lines ?? [], never);
          const { content: next } = question;
          if (!('options' in next)) throw new Error('no answers');
          const read =
            next.type === 'singleOrdering' ? next.correctOrder.map((each) => next.options[each - 1]) : next.options;
          expect(order).toHaveLength(options.length + lines.length - 1);
          expect(read.map((each) => each?.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).join('\n')).toBe(
            [
              ...options.slice(0, index),
              before.slice(0, at) + lines.join('\n') + before.slice(at),
              ...options.slice(index + 1),
            ].join('\n'),
          );
        },
      ),
    );
  });
});
