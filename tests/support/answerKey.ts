import type { RestClient } from './restClient.ts';
import type { CourseWire, QuestionWire } from './wire.ts';

/** What only an author may read of a choice. */
export interface KeyedQuestion {
  readonly id: number;
  /** Right positions, from 1. */
  readonly right: readonly number[];
  /** As many positions that are not all right. */
  readonly wrong: readonly number[];
  readonly wrongLimit: number;
  /** Explanation by position, from 1. */
  readonly explanations: Readonly<Record<string, string>>;
}

/** The choice questions of a course with their answers, by raw id, as the author reads them over REST. */
export async function readAnswerKey(author: RestClient, courseId: number): Promise<ReadonlyMap<number, KeyedQuestion>> {
  const course = await author.expect<CourseWire>(`/api/v1/secured/courses/${courseId}?include=modules`);
  const lectures = course.modules?.flatMap((module) => module.lectures) ?? [];
  const questions = lectures.flatMap((lecture) => lecture.questionAnswers ?? []);
  // What is placed or put in order has no positions to choose; what of it may be seen is held by the platform's own tests.
  const choices = questions.filter((question) => choiceTypes.has(question['@type']));
  return new Map(choices.map((question) => [question.id, toKeyed(question)]));
}

const choiceTypes: ReadonlySet<string> = new Set(['SingleChoice', 'MultipleChoice', 'List']);

function toKeyed(question: QuestionWire): KeyedQuestion {
  const { id, answer, explanation, wrongLimit } = question;
  const correctAnswer = rightPositions(question);
  if (!Array.isArray(answer)) throw new Error(`Question ${id} has no options`);
  const positions = answer.map((_, index) => index + 1);
  const others = positions.filter((position) => !correctAnswer.includes(position));
  const wrong = [...others, ...correctAnswer].slice(0, correctAnswer.length);
  return { id, right: correctAnswer, wrong, wrongLimit, explanations: explanation?.content ?? {} };
}

/** The entry of a question; fails for one that the author does not have. */
export function keyOf(key: ReadonlyMap<number, KeyedQuestion>, questionId: number): KeyedQuestion {
  const entry = key.get(questionId);
  if (entry === undefined) throw new Error(`The author has no question ${questionId}`);
  return entry;
}

/** What is right, in the words that stand on the page. */
export type Solution =
  | { readonly kind: 'choice'; readonly positions: readonly number[] }
  /** All items, the first one first. */
  | { readonly kind: 'order'; readonly items: readonly string[] }
  | { readonly kind: 'placement'; readonly places: readonly { readonly item: string; readonly category: string }[] };

/** Fails where the question was not read by an author. */
export function solutionOf(question: QuestionWire): Solution {
  const { id, answer, correctAnswer } = question;
  if (Array.isArray(answer)) {
    const positions = rightPositions(question);
    if (choiceTypes.has(question['@type'])) return { kind: 'choice', positions };
    return { kind: 'order', items: positions.map((position) => String(answer[position - 1])) };
  }
  if (correctAnswer === null || !('itemMapping' in answer)) throw new Error(`Question ${id} has no key for its author`);
  const { itemMapping, categoryMapping } = answer;
  const places = Object.entries(correctAnswer).flatMap(([category, items]: [string, readonly string[]]) =>
    items.map((item) => ({ item: itemMapping[item] ?? '', category: categoryMapping[category] ?? '' })),
  );
  return { kind: 'placement', places };
}

/** Of choices and orders, from 1. Fails where the question was not read by an author. */
export function rightPositions({ id, correctAnswer }: QuestionWire): readonly number[] {
  if (!Array.isArray(correctAnswer)) throw new Error(`Question ${id} has no positions for its author`);
  return correctAnswer;
}
