import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { placingMessages as messages } from '../placement/messages.ts';
import { PlacementQuestion } from '../placement/PlacementQuestion.tsx';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';

/** Items that are copied into any number of categories (QUIZ-15). */
export function MultipleAssociationQuestion(props: PlacementQuestionProps): ReactElement {
  return <PlacementQuestion {...props} kind="copies" hint={useIntl().formatMessage(messages.associate)} />;
}
