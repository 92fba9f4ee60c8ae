import { useMemo } from 'react';
import type { QuestionProps } from '../QuestionProps.ts';
import { useAnswer, type Answer } from '../useAnswer.ts';
import { categoryItems, placementOf, type CategoryItems, type Placement } from './placementRules.ts';

const toContent = (placement: Placement) => ({ placement: categoryItems(placement) });

/** The answer to a question that places items into categories, as a placement. `placed` is what was placed last. */
export function usePlacementAnswer(
  question: Pick<QuestionProps, 'questionId' | 'courseVersion' | 'settled' | 'correct' | 'keyChanged'>,
  placed: readonly CategoryItems[] | null | undefined,
): Answer<Placement> {
  const stored = useMemo(() => placementOf(placed), [placed]);
  return useAnswer<Placement>({ question, stored, toContent });
}
