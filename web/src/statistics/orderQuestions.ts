import type { QuestionFinding } from './__generated__/QuestionList_statistics.graphql.ts';
import type { QuestionOrder } from './statisticsView.ts';

interface Ordered {
  readonly answeredCount: number;
  readonly rightAtOnceCount: number;
  readonly findings: readonly QuestionFinding[];
}

const severity: Readonly<Record<QuestionFinding, number>> = { WRONG_KEY: 4, HARD: 3, WEAK: 2, EASY: 1 };

const worst = ({ findings }: Ordered): number => Math.max(0, ...findings.map((finding) => severity[finding] ?? 0));

/** Those without answers stand last, as nothing is known of them. */
const hardness = ({ answeredCount, rightAtOnceCount }: Ordered): number =>
  answeredCount === 0 ? 2 : rightAtOnceCount / answeredCount;

/** The questions in another order; equal ones as they stand in the course. */
export function orderQuestions<Question extends Ordered>(
  questions: readonly Question[],
  order: QuestionOrder,
): readonly Question[] {
  switch (order) {
    case 'course':
      return questions;
    case 'hardest':
      return questions.toSorted((a, b) => hardness(a) - hardness(b));
    case 'findings':
      return questions.toSorted((a, b) => worst(b) - worst(a));
  }
}
