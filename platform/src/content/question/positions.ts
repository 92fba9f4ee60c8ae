/** Questions that are answered by positions from 1: choices and orderings (QUIZ-19, OP-20). */
import { z } from 'zod';
import type { FieldProblems } from '../../shared/fieldProblems.ts';
import { readLabel } from '../../shared/htmlFields.ts';
import { idsOfPositions, MAX_OPTION_ID, positionsOfIds, readOptionIds } from './optionIdentity.ts';
import type { KeptAnswer, PositionQuestion, Positions, UnreadableAnswer, UserAnswer } from './question.ts';
import { sameSet, type QuestionKind, type ReadAnswer } from './questionKind.ts';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { optionsSchema } from './questionFields.ts';

/** QEDIT-03: what a question without answers begins with. */
const DEFAULT_OPTIONS = ['Answer 1', 'Answer 2'] as const;
const DEFAULT_CORRECT = 2;

const request = z.object({
  answer: optionsSchema
    .nullish()
    .describe('Options of a choice, or items of an ordering in the order shown; two when left out (QEDIT-03).'),
  optionIds: z
    .array(z.int().min(1).max(MAX_OPTION_ID))
    .max(limits.answers)
    .nullish()
    .describe(
      'Ids of the options in their order, so that answers keep what was chosen when options are moved or reworded: those that the course answered, and random ones for new options. When left out, they follow from the words and places of the options as they were (BEY-25).',
    ),
  correctAnswer: z
    .union(
      [
        z.int().describe('One position, from 1.'),
        z.array(z.int()).max(100).describe('Positions from 1: a set for choices, the right sequence for an ordering.'),
      ],
      'must be a position or a list of positions',
    )
    .nullish()
    .describe('The right answer; the second option when both are left out.'),
});

type Request = typeof request;
type Received = z.output<Request>;

/** What the right positions are: one, a set, or all of them in a sequence. */
export type Choosing = 'ONE' | 'SET' | 'SEQUENCE';

export function positionKind(choosing: Choosing): QuestionKind<PositionQuestion, Request> {
  return {
    request,
    form: choosing === 'SEQUENCE' ? 'order' : 'positions',
    read: (received, field, problems) => readOptions(choosing, received, field, problems),
    readAnswer: (question, raw) => readAnswer(choosing, question.answer.length, raw),
    keep: (question, answer) => idsOfPositions(question, positionsOf(answer)) as KeptAnswer,
    recall: (question, kept) => recall(choosing, question, kept),
    isCorrect: ({ correctAnswer }, answer) => {
      const given = positionsOf(answer);
      return choosing === 'SEQUENCE' ? sameSequence(correctAnswer, given) : sameSet(correctAnswer, given);
    },
    parts:
      choosing === 'SEQUENCE'
        ? ({ correctAnswer }, answer) => {
            const given = positionsOf(answer);
            const correct = correctAnswer.filter((position, place) => given[place] === position);
            return { correct: correct.length, total: correctAnswer.length };
          }
        : null,
    size: ({ correctAnswer }) => new Set(correctAnswer).size,
    answerWire: ({ answer }) => answer,
    choosesPositions: choosing !== 'SEQUENCE',
  };
}

/** One that chose what is gone, or that was given when one more or one less was to be chosen, is none any more. */
function recall(choosing: Choosing, question: PositionQuestion, kept: KeptAnswer): Positions | null {
  const positions = isIds(kept) ? positionsOfIds(question, kept) : null;
  if (positions === null || positions.length === 0) {
    return null;
  }
  const isWhole = choosing !== 'SEQUENCE' || positions.length === question.answer.length;
  return isWhole && (choosing !== 'ONE' || positions.length === 1) ? positions : null;
}

const isIds = (kept: KeptAnswer): kept is KeptAnswer & readonly number[] => Array.isArray(kept);

const positionsOf = (answer: UserAnswer): Positions => (Array.isArray(answer) ? answer : []);

function readOptions(
  choosing: Choosing,
  received: Received,
  field: string,
  problems: FieldProblems,
): ReadAnswer<PositionQuestion> {
  const given = received.answer ?? null;
  const answer = (given ?? DEFAULT_OPTIONS).map((option, index) =>
    readLabel(option, `${field}.answer.${index}`, problems),
  );
  if (answer.length === 0) {
    problems.add(`${field}.answer`, 'must have at least one answer');
  }
  const correct = received.correctAnswer ?? (given === null ? defaultCorrect(choosing) : null);
  const optionIds = readOptionIds(received.optionIds, answer.length, `${field}.optionIds`, problems);
  return {
    answer,
    ...(optionIds === undefined ? {} : { optionIds }),
    correctAnswer: readCorrect(choosing, correct, answer.length, `${field}.correctAnswer`, problems),
    positions: answer.length,
  };
}

function defaultCorrect(choosing: Choosing): number[] {
  return choosing === 'SEQUENCE' ? DEFAULT_OPTIONS.map((_, index) => index + 1) : [DEFAULT_CORRECT];
}

function readCorrect(
  choosing: Choosing,
  received: Received['correctAnswer'],
  optionCount: number,
  field: string,
  problems: FieldProblems,
): Positions {
  const positions = typeof received === 'number' ? [received] : received;
  if (!Array.isArray(positions) || positions.length === 0) {
    problems.add(field, 'must name at least one position');
    return [];
  }
  if (positions.some((position) => position < 1 || position > optionCount)) {
    problems.add(field, `positions must be whole numbers from 1 to ${optionCount}`);
    return [];
  }
  const distinct = [...new Set<number>(positions)];
  if (choosing === 'SEQUENCE') {
    if (distinct.length !== positions.length || distinct.length !== optionCount) {
      problems.add(field, `must name each position from 1 to ${optionCount} once`);
    }
    return positions;
  }
  if (choosing === 'ONE' && distinct.length !== 1) {
    problems.add(field, 'must be one position');
  }
  return distinct;
}

/** A bare number is accepted for any positions; order and repetition matter to a sequence alone. */
function readAnswer(choosing: Choosing, optionCount: number, raw: unknown): UserAnswer | UnreadableAnswer {
  const given: unknown[] = typeof raw === 'number' ? [raw] : Array.isArray(raw) ? raw : [];
  if (given.length === 0) {
    return { problem: 'must be a list with at least one position' };
  }
  if (!given.every((position): position is number => isPosition(position, optionCount))) {
    return { problem: `positions must be whole numbers from 1 to ${optionCount}` };
  }
  const distinct = [...new Set(given)];
  if (choosing === 'SEQUENCE') {
    return readSequence(given, distinct, optionCount);
  }
  if (choosing === 'ONE' && distinct.length > 1) {
    return { problem: 'must be one position' };
  }
  return distinct;
}

/** An order that leaves an item out is not wrong but unfinished, so it must not cost a try (OP-139). */
function readSequence(
  given: readonly number[],
  distinct: readonly number[],
  optionCount: number,
): UserAnswer | UnreadableAnswer {
  if (distinct.length !== given.length) {
    return { problem: 'each position may stand in the order once' };
  }
  return given.length === optionCount ? given : { problem: `must name each position from 1 to ${optionCount} once` };
}

function isPosition(value: unknown, optionCount: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= optionCount;
}

function sameSequence(a: Positions, b: Positions): boolean {
  return a.length > 0 && a.length === b.length && a.every((position, index) => position === b[index]);
}
