/**
 * What a learner may send as an answer, and whether it is right (OP-20, OP-57).
 *
 * Choices and orderings are 1-based positions into the question's `answer`; categorizations map a category id to item ids.
 */
import type { MappingAnswer, Question } from '../content.ts';

type Placement = Readonly<Record<string, readonly string[]>>;

/** A read answer: positions, or category id to item ids. */
export type UserAnswer = readonly number[] | Placement;

/** An answer that does not fit its question; it is refused and spends no try. */
export interface UnreadableAnswer {
  readonly problem: string;
}

type Gradable = Pick<Question, 'type' | 'answer' | 'correctAnswer'>;

/**
 * Reads what came over the wire.
 *
 * - SingleChoice, List: exactly one position; a bare number is accepted for any positions (OP-20).
 * - MultipleChoice: at least one position, order and repetition do not matter.
 * - SingleOrdering: at least one position, none twice.
 * - Categorization, MultipleAssociation: at least one item placed; item ids may be numbers; empty categories are dropped.
 */
export function readUserAnswer(question: Gradable, raw: unknown): UserAnswer | UnreadableAnswer {
  return isMapping(question) ? readPlacement(question.answer as MappingAnswer, raw) : readPositions(question, raw);
}

export function isUnreadable(answer: UserAnswer | UnreadableAnswer): answer is UnreadableAnswer {
  return typeof (answer as UnreadableAnswer).problem === 'string';
}

/** Right only on an exact match: same set, same sequence, same set per category (OP-20). */
export function isCorrect(question: Gradable, answer: UserAnswer): boolean {
  if (isMapping(question)) return sameSetPerCategory(placement(question.correctAnswer), placement(answer));
  const expected = positions(question.correctAnswer);
  const given = positions(answer);
  return question.type === 'SingleOrdering' ? sameSequence(expected, given) : sameSet(expected, given);
}

/**
 * How many positions the right answer has, or how many items it places: what the card says must be chosen (QUIZ-08), always
 * known to the learner (OP-22).
 */
export function correctAnswerSize(question: Gradable): number {
  if (!isMapping(question)) return new Set(positions(question.correctAnswer)).size;
  return Object.values(placement(question.correctAnswer)).reduce((size, items) => size + new Set(items).size, 0);
}

/** Categorizations answer by category; everything else by position. */
export function isMapping(question: Pick<Question, 'type'>): boolean {
  return question.type === 'Categorization' || question.type === 'MultipleAssociation';
}

function readPositions(question: Gradable, raw: unknown): UserAnswer | UnreadableAnswer {
  const optionCount = (question.answer as readonly string[]).length;
  const given: unknown[] = typeof raw === 'number' ? [raw] : Array.isArray(raw) ? raw : [];
  if (given.length === 0) return { problem: 'must be a list with at least one position' };
  if (!given.every((position): position is number => isPosition(position, optionCount))) {
    return { problem: `positions must be whole numbers from 1 to ${optionCount}` };
  }
  const distinct = [...new Set(given)];
  if (question.type === 'SingleOrdering') {
    return distinct.length === given.length ? given : { problem: 'each position may stand in the order once' };
  }
  if (question.type !== 'MultipleChoice' && distinct.length > 1) return { problem: 'must be one position' };
  return distinct;
}

function isPosition(value: unknown, optionCount: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= optionCount;
}

function readPlacement(answer: MappingAnswer, raw: unknown): UserAnswer | UnreadableAnswer {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { problem: 'must map category ids to lists of item ids' };
  }
  const read: Record<string, string[]> = {};
  for (const [category, items] of Object.entries(raw)) {
    if (!Object.hasOwn(answer.categoryMapping, category)) return { problem: `there is no category ${category}` };
    if (!Array.isArray(items)) return { problem: 'must map category ids to lists of item ids' };
    const ids = items.map((item: unknown) =>
      typeof item === 'number' || typeof item === 'string' ? String(item) : '',
    );
    const unknownItem = ids.find((id) => !Object.hasOwn(answer.itemMapping, id));
    if (unknownItem !== undefined) return { problem: `there is no item ${unknownItem}` };
    if (ids.length > 0) read[category] = [...new Set(ids)];
  }
  return Object.keys(read).length > 0 ? read : { problem: 'must place at least one item' };
}

function positions(answer: UserAnswer): readonly number[] {
  return Array.isArray(answer) ? answer : [];
}

function placement(answer: UserAnswer): Placement {
  return Array.isArray(answer) ? {} : (answer as Placement);
}

function sameSequence(a: readonly number[], b: readonly number[]): boolean {
  return a.length > 0 && a.length === b.length && a.every((position, index) => position === b[index]);
}

/** An empty expectation is never met: a question without a right answer cannot be answered right. */
function sameSet<T>(expected: readonly T[], given: readonly T[]): boolean {
  const left = new Set(expected);
  const right = new Set(given);
  return left.size > 0 && left.size === right.size && [...left].every((value) => right.has(value));
}

function sameSetPerCategory(expected: Placement, given: Placement): boolean {
  return sameSet(placedPairs(expected), placedPairs(given));
}

/** One text per category and item placed in it, so that placements compare as sets; empty categories vanish. */
function placedPairs(answer: Placement): readonly string[] {
  return Object.entries(answer).flatMap(([category, items]) => items.map((item) => JSON.stringify([category, item])));
}
