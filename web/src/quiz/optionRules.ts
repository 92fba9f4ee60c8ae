/**
 * What an author does with the answers of a choice and the items of an ordering. Positions count from 1. A question of another type
 * stays as it is.
 */
import type { QuestionContent, QuestionDraft } from '../authoring/draft/questionDraft.ts';
import { optionIdsOf } from './choice/choiceAnswers.ts';
import { rekeyed } from './explanationRules.ts';
import { newId, type RandomSource } from './newId.ts';
import { movedItem } from '../ui/list/movedItem.ts';

/** Content whose answers stand at positions. */
export type OptionsContent = Extract<QuestionContent, { readonly options: readonly string[] }>;

export const hasOptions = (content: QuestionContent): content is OptionsContent => 'options' in content;

/** The content with the ids of its options, also where they are the positions alone, so that it compares equal to what says them. */
export const withOptionIds = (content: QuestionContent): QuestionContent =>
  hasOptions(content) ? { ...content, optionIds: optionIdsOf(content) } : content;

export function setOption(question: QuestionDraft, position: number, html: string): QuestionDraft {
  const { content } = question;
  if (!hasOptions(content) || content.options[position - 1] === html) return question;
  return { ...question, content: { ...content, options: content.options.with(position - 1, html) } };
}

/** A further answer at the end, or item that comes last in the right order. */
export function addOption(question: QuestionDraft, html: string, random?: RandomSource): QuestionDraft {
  const { content } = question;
  if (!hasOptions(content)) return question;
  const options = [...content.options, html];
  const ids = optionIdsOf(content);
  const optionIds = [...ids, newId(ids, random)];
  return content.type === 'singleOrdering'
    ? {
        ...question,
        content: { ...content, options, optionIds, correctOrder: [...content.correctOrder, options.length] },
      }
    : { ...question, content: { ...content, options, optionIds } };
}

/** Without an answer; those behind it move up, and with them what says which are right (QEDIT-16). The only one stays (QEDIT-15). */
export function removeOption(question: QuestionDraft, position: number): QuestionDraft {
  const { content } = question;
  if (!hasOptions(content) || content.options.length <= 1 || content.options[position - 1] === undefined)
    return question;
  const place = (before: number): number | null =>
    before === position ? null : before > position ? before - 1 : before;
  const options = content.options.toSpliced(position - 1, 1);
  return renumbered(
    question,
    { ...content, options, optionIds: optionIdsOf(content).toSpliced(position - 1, 1) },
    place,
  );
}

/** An answer at another position: what is right, and what explains it, goes along. */
export function moveOption(question: QuestionDraft, from: number, to: number): QuestionDraft {
  const { content } = question;
  if (!hasOptions(content)) return question;
  const positions = content.options.map((_, index) => index + 1);
  const order = movedItem(positions, from - 1, to - 1);
  return order === positions ? question : arrangeOptions(question, order);
}

/** The answers in another order, told by their positions so far; an empty new one for each that has none. */
export function arrangeOptions(
  question: QuestionDraft,
  order: readonly number[],
  random?: RandomSource,
): QuestionDraft {
  const { content } = question;
  if (!hasOptions(content)) return question;
  const options = order.map((position) => content.options[position - 1] ?? '');
  const ids = optionIdsOf(content);
  const optionIds = order.reduce<readonly number[]>(
    (arranged, position) => [...arranged, ids[position - 1] ?? newId([...ids, ...arranged], random)],
    [],
  );
  return renumbered(question, { ...content, options, optionIds }, (before) => order.indexOf(before) + 1 || null);
}

/** A right answer of a choice more or fewer; when none is left, the first one is right (QEDIT-14). */
export function toggleCorrect(question: QuestionDraft, position: number): QuestionDraft {
  const { content } = question;
  if (content.type === 'singleChoice') return { ...question, content: { ...content, correctPosition: position } };
  if (content.type !== 'multipleChoice') return question;
  const { correctPositions } = content;
  const next = correctPositions.includes(position)
    ? correctPositions.filter((other) => other !== position)
    : [...correctPositions, position];
  return { ...question, content: { ...content, correctPositions: atLeastFirst(next) } };
}

/** An item of an ordering at another place of the right order; places count from 0. */
export function moveInOrder(question: QuestionDraft, from: number, to: number): QuestionDraft {
  const { content } = question;
  if (content.type !== 'singleOrdering') return question;
  return setOrder(question, movedItem(content.correctOrder, from, to));
}

/** The right order of an ordering, by positions. */
export function setOrder(question: QuestionDraft, correctOrder: readonly number[]): QuestionDraft {
  const { content } = question;
  return content.type !== 'singleOrdering' || correctOrder === content.correctOrder
    ? question
    : { ...question, content: { ...content, correctOrder } };
}

/** The question with answers that stand elsewhere now. */
function renumbered(
  question: QuestionDraft,
  content: OptionsContent,
  place: (before: number) => number | null,
): QuestionDraft {
  const placed = (positions: readonly number[]): number[] =>
    positions.map(place).filter((position) => position !== null);
  const explanation = rekeyed(question.explanation, (key) => place(Number(key))?.toString() ?? null);
  switch (content.type) {
    case 'singleChoice':
      return {
        ...question,
        explanation,
        content: { ...content, correctPosition: place(content.correctPosition) ?? 1 },
      };
    case 'multipleChoice':
      return {
        ...question,
        explanation,
        content: { ...content, correctPositions: atLeastFirst(placed(content.correctPositions)) },
      };
    case 'singleOrdering':
      return { ...question, explanation, content: { ...content, correctOrder: placed(content.correctOrder) } };
  }
}

const atLeastFirst = (positions: readonly number[]): readonly number[] =>
  positions.length === 0 ? [1] : [...new Set(positions)].sort((a, b) => a - b);
