import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from '../messages.ts';
import { PlacementQuestion } from '../placement/PlacementQuestion.tsx';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';
import { moveItem } from '../placement/placementRules.ts';

/** Items that are moved into categories, each into one (QUIZ-14, QUIZ-15). */
export function CategorizationQuestion(props: PlacementQuestionProps): ReactElement {
  const intl = useIntl();
  return (
    <PlacementQuestion
      {...props}
      kind="radio"
      hint={intl.formatMessage(messages.placeItems)}
      nameOf={(item) => intl.formatMessage(messages.categoryOf, { item })}
      place={(placement, item, category, chosen) => moveItem(placement, item, chosen ? category : null)}
    />
  );
}
