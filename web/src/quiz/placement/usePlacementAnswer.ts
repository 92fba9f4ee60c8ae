import { useMemo } from 'react';
import { categoryItems, placementOf, type CategoryItems, type Placement } from './placementRules.ts';
import { useAnswer, type Answer } from '../useAnswer.ts';

const toContent = (placement: Placement) => ({ placement: categoryItems(placement) });

/** The answer to a question that places items into categories, as a placement. */
export function usePlacementAnswer(question: {
  readonly questionId: number;
  readonly placement: readonly CategoryItems[] | null | undefined;
  readonly correct: boolean | null | undefined;
  readonly settled: boolean;
}): Answer<Placement> {
  const stored = useMemo(() => placementOf(question.placement), [question.placement]);
  return useAnswer<Placement>({
    questionId: question.questionId,
    stored,
    storedVerdict: question.correct ?? null,
    settled: question.settled,
    toContent,
  });
}
