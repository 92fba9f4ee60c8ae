import { expect, it } from 'vitest';
import { aPlacement, aQuestion, englishWords as words } from '../../quiz/questionDraft.testkit.ts';
import { convertQuestion } from '../../quiz/convertQuestion.ts';
import { addOption, setOption } from '../../quiz/optionRules.ts';
import { addItem, setLabel } from '../../quiz/placement/placementEditRules.ts';
import { changedQuestion } from './changedQuestion.ts';

const question = aQuestion();
const placement = aPlacement();

it.each([
  ['words of an answer', question, setOption(question, 1, 'Fig'), 'question'],
  ['words of an item', placement, setLabel(placement, 'items', '1', 'Fig'), 'question'],
  ['a further answer', question, addOption(question, 'Fig'), undefined],
  ['a further item', placement, addItem(placement, words), undefined],
  ['another type', question, convertQuestion(question, 'singleOrdering', words), undefined],
])('BEY-04 OP-209 what joins into a step of undo: %s', (_name, before, after, typing) => {
  expect(changedQuestion([before], after).typing).toBe(typing);
});
