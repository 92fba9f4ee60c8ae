import type { ReactElement } from 'react';
import { CheckButton } from '../CheckButton.tsx';
import { LeftToPlace } from './LeftToPlace.tsx';
import type { PlacementQuestionProps } from './PlacementQuestionProps.ts';
import { categoriesOf, isComplete } from './placementRules.ts';

/** The check button of a placement, and what it waits for. */
export function PlacementActions({
  items,
  answer,
  correctAnswerCount,
}: Pick<PlacementQuestionProps, 'items' | 'answer' | 'correctAnswerCount'>): ReactElement | null {
  if (answer.locked) return null;
  const complete = isComplete(answer.choice, items, correctAnswerCount);
  const left = items.filter(({ key }) => categoriesOf(answer.choice, key).length === 0).length;
  return (
    <>
      <CheckButton answer={answer} complete={complete} />
      {complete ? null : <LeftToPlace count={left} />}
    </>
  );
}
