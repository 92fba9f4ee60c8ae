import type { QuestionBank } from './courseDraft.ts';
import type { QuestionDraft } from './questionDraft.ts';

/** The bank with what can be drawn of these questions; null when that is nothing (BANK-03, BANK-04, BANK-07, BANK-08). */
export function bankWithin(bank: QuestionBank | null, questions: readonly QuestionDraft[]): QuestionBank | null {
  const counts = Map.groupBy(questions, (question) => question.weight);
  const draws = (bank?.draws ?? [])
    .map(({ weight, drawCount }) => ({ weight, drawCount: Math.min(drawCount, counts.get(weight)?.length ?? 0) }))
    .filter(({ drawCount }) => drawCount > 0);
  return draws.length === 0 ? null : { draws };
}
