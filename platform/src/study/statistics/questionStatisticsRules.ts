/**
 * What the first tries of many learners say about a question: how hard it is, whether it discriminates between those who know the subject
 * and others, which wrong answers attract, and whether its key may be wrong (BEY-07). Terms and formulas of item analysis.
 */
import { optionIdsOf } from '../../content/question/optionIdentity.ts';
import { hasOptions, type Question } from '../../content/question/question.ts';
import type { Id } from '../../shared/id.ts';
import type { ChosenPart, FirstTries } from './statisticsQueries.ts';

/** With fewer first tries nothing can be said about a question. */
export const LEAST_FOR_FINDINGS = 20;
/** Below it hardly anybody knows the answer, in percent. */
const HARD_BELOW = 25;
/** From here on the question is too easy, in percent. */
const EASY_FROM = 97;
const WEAK_BELOW = 0.1;
const REVERSED_BELOW = -0.1;
/** Of the wrong parts of orderings and placements the most frequent are reported. */
const MOST_WRONG_PARTS = 10;

export const questionFindings = ['WRONG_KEY', 'HARD', 'EASY', 'WEAK'] as const;
export type QuestionFinding = (typeof questionFindings)[number];

/** An option of a choice, or an item in one place, and by how many it was chosen at the first try. */
export interface StatisticsPart {
  readonly text: string;
  /** The category, or the place in the order from 1; null for an option. */
  readonly place: string | null;
  readonly chosen: number;
  readonly correct: boolean;
}

export interface QuestionNumbers {
  /** Learners whose first try counts. */
  readonly answered: number;
  readonly rightAtOnce: number;
  /**
   * Correlation of a right first try with the share of other questions that the learner got right at once; null where it is not defined.
   */
  readonly discrimination: number | null;
  readonly findings: readonly QuestionFinding[];
  readonly parts: readonly StatisticsPart[];
}

/** `tries` and `parts` of versions of the course in which the question had the options and the key of today. */
export function questionNumbers(
  question: Question,
  tries: readonly FirstTries[],
  parts: readonly ChosenPart[],
): QuestionNumbers {
  const sum = (of: (row: FirstTries) => number) => tries.reduce((total, row) => total + of(row), 0);
  const answered = sum((row) => row.answered);
  const rightAtOnce = sum((row) => row.right);
  const discrimination = correlation({
    count: sum((row) => row.paired),
    x: sum((row) => row.pairedRight),
    y: sum((row) => row.restSum),
    yy: sum((row) => row.restSquares),
    xy: sum((row) => row.restSumOfRight),
  });
  const chosen = mergeParts(question, withPositions(question, parts));
  return {
    answered,
    rightAtOnce,
    discrimination,
    findings: findingsOf({ answered, rightAtOnce, discrimination, keyIsBeaten: keyIsBeaten(question, chosen) }),
    parts: reportedParts(question, chosen),
  };
}

/** Pearson's, where x is 0 or 1, so that its squares add up to `x` as well. */
function correlation({ count, x, y, yy, xy }: Record<'count' | 'x' | 'y' | 'yy' | 'xy', number>): number | null {
  const varianceX = count * x - x * x;
  const varianceY = count * yy - y * y;
  // The remainder of equal numbers after rounding is no variance.
  return varianceX <= 0 || varianceY <= 1e-9 * Math.max(1, count * yy)
    ? null
    : (count * xy - x * y) / Math.sqrt(varianceX * varianceY);
}

function findingsOf({
  answered,
  rightAtOnce,
  discrimination,
  keyIsBeaten: isBeaten,
}: Pick<QuestionNumbers, 'answered' | 'rightAtOnce' | 'discrimination'> & { keyIsBeaten: boolean }): QuestionFinding[] {
  if (answered < LEAST_FOR_FINDINGS) {
    return [];
  }
  if (isBeaten || (discrimination !== null && discrimination < REVERSED_BELOW)) {
    return ['WRONG_KEY'];
  }
  const percent = (100 * rightAtOnce) / answered;
  if (percent >= EASY_FROM) {
    return ['EASY'];
  }
  const isWeak = discrimination !== null && discrimination < WEAK_BELOW;
  return [...(percent < HARD_BELOW ? (['HARD'] as const) : []), ...(isWeak ? (['WEAK'] as const) : [])];
}

interface MergedPart {
  readonly place: string | null;
  readonly choice: string;
  readonly correct: boolean;
  chosen: number;
  paired: number;
  restSum: number;
}

/** What was chosen is kept by the id of the option (BEY-25); what counts it goes by positions. */
function withPositions(question: Question, parts: readonly ChosenPart[]): readonly ChosenPart[] {
  if (!hasOptions(question)) {
    return parts;
  }
  const ids = optionIdsOf(question);
  return parts.map((part) => ({ ...part, choice: String(ids.indexOf(Number(part.choice)) + 1) }));
}

function mergeParts(question: Question, parts: readonly ChosenPart[]): readonly MergedPart[] {
  const merged = new Map<string, MergedPart>();
  for (const part of parts) {
    const place = isChoice(question) ? null : part.place;
    const key = JSON.stringify([place, part.choice]);
    const known = merged.get(key) ?? {
      place,
      choice: part.choice,
      correct: isCorrectPart(question, place, part.choice),
      chosen: 0,
      paired: 0,
      restSum: 0,
    };
    known.chosen += part.chosen;
    known.paired += part.paired;
    known.restSum += part.restSum;
    merged.set(key, known);
  }
  return [...merged.values()];
}

const isChoice = ({ type }: Question): boolean =>
  type === 'SingleChoice' || type === 'MultipleChoice' || type === 'List';

function isCorrectPart(question: Question, place: string | null, choice: string): boolean {
  const { correctAnswer } = question;
  if (!isPositions(correctAnswer)) {
    return place !== null && Object.hasOwn(correctAnswer, place) && correctAnswer[place]?.includes(choice) === true;
  }
  return place === null ? correctAnswer.includes(Number(choice)) : correctAnswer[Number(place) - 1] === Number(choice);
}

const isPositions = (answer: Question['correctAnswer']): answer is readonly number[] => Array.isArray(answer);

/**
 * A wrong option that was chosen as often as the right one, by learners who know the rest of the course at least as well. Only where
 * one option is chosen: elsewhere the wrong parts of an answer depend on each other.
 */
function keyIsBeaten(question: Question, parts: readonly MergedPart[]): boolean {
  if (question.type !== 'SingleChoice') {
    return false;
  }
  const meanRest = (part: MergedPart | undefined) =>
    part === undefined || part.paired === 0 ? null : part.restSum / part.paired;
  const right = parts.find((part) => part.correct);
  return parts.some((part) => {
    const mean = meanRest(part);
    return (
      !part.correct &&
      part.chosen >= (right?.chosen ?? 0) &&
      mean !== null &&
      part.paired >= LEAST_FOR_FINDINGS / 2 &&
      mean >= (meanRest(right) ?? 0)
    );
  });
}

/** Options in their order, chosen or not; of other types what is right in its order, then the most frequent. */
function reportedParts(question: Question, parts: readonly MergedPart[]): readonly StatisticsPart[] {
  const { answer } = question;
  if (!isMapping(answer) && isChoice(question)) {
    return answer.map((text, index) => ({
      text,
      place: null,
      chosen: parts.find(({ choice }) => choice === String(index + 1))?.chosen ?? 0,
      correct: isCorrectPart(question, null, String(index + 1)),
    }));
  }
  const told = parts.flatMap((part): (StatisticsPart & { readonly order: string })[] => {
    const words = wordsOf(question, part);
    return words === null ? [] : [{ ...words, chosen: part.chosen, correct: part.correct, order: String(part.place) }];
  });
  const inOrder = told
    .filter(({ correct }) => correct)
    .toSorted((a, b) => a.order.localeCompare(b.order, 'en', { numeric: true }) || b.chosen - a.chosen);
  const wrong = told.filter(({ correct }) => !correct).toSorted((a, b) => b.chosen - a.chosen);
  return [...inOrder, ...wrong.slice(0, MOST_WRONG_PARTS)].map(({ order: _order, ...part }) => part);
}

function wordsOf({ answer }: Question, { place, choice }: MergedPart): Pick<StatisticsPart, 'text' | 'place'> | null {
  if (!isMapping(answer)) {
    const text = answer[Number(choice) - 1];
    return text === undefined ? null : { text, place };
  }
  const item = own(answer.itemMapping, choice);
  const category = place === null ? undefined : own(answer.categoryMapping, place);
  return item === undefined || category === undefined ? null : { text: item, place: category };
}

type Answer = Question['answer'];
const isMapping = (answer: Answer): answer is Exclude<Answer, readonly string[]> => !Array.isArray(answer);

const own = (texts: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(texts, id) ? texts[id] : undefined;

/** Whether an answer to one means the same in the other: the words of the question, and the places of its options, may differ. */
export const asksTheSame = (one: Question, other: Question): boolean => meaningOf(one) === meaningOf(other);

function meaningOf(question: Question): string {
  if (!hasOptions(question)) {
    return JSON.stringify([question.type, question.answer, question.correctAnswer]);
  }
  const { type, answer, correctAnswer } = question;
  const ids = optionIdsOf(question);
  const options = answer.map((text, index) => [ids[index], text] as const);
  const right = correctAnswer.map((position) => ids[position - 1]);
  return JSON.stringify([
    type,
    options.toSorted(([a = 0], [b = 0]) => a - b),
    type === 'SingleOrdering' ? right : right.toSorted((a = 0, b = 0) => a - b),
  ]);
}

/** Ids of questions that should not wait: a key that may be wrong, then what hardly anybody knows. */
export const questionsToReview = (
  questions: readonly (Pick<QuestionNumbers, 'findings'> & { readonly questionId: Id })[],
): readonly Id[] =>
  (['WRONG_KEY', 'HARD'] as const).flatMap((finding) =>
    questions.filter(({ findings }) => findings.includes(finding)).map(({ questionId }) => questionId),
  );
