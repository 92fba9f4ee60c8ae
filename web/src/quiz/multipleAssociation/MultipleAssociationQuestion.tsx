import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from '../messages.ts';
import { PlacementQuestion } from '../placement/PlacementQuestion.tsx';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';
import { toggleItem } from '../placement/placementRules.ts';

/** Items that are copied into any number of categories (QUIZ-15). */
export function MultipleAssociationQuestion(props: PlacementQuestionProps): ReactElement {
  const intl = useIntl();
  return (
    <PlacementQuestion
      {...props}
      kind="checkbox"
      hint={intl.formatMessage(messages.associateItems)}
      nameOf={(item) => intl.formatMessage(messages.categoriesOf, { item })}
      place={toggleItem}
    />
  );
}
