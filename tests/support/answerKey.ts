import type { RestClient } from './restClient.ts';
import type { CourseWire, QuestionWire } from './wire.ts';

/** What only an author may read of a question. */
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

function toKeyed({ id, answer, correctAnswer, explanation, wrongLimit }: QuestionWire): KeyedQuestion {
  if (correctAnswer === null || !Array.isArray(answer)) throw new Error(`Question ${id} has no key for its author`);
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
