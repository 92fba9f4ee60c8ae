import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { placingMessages as messages } from '../placement/messages.ts';
import { PlacementQuestion } from '../placement/PlacementQuestion.tsx';
import type { PlacementQuestionProps } from '../placement/PlacementQuestionProps.ts';

/** Items that are moved into categories, each into one (QUIZ-14, QUIZ-15). */
export function CategorizationQuestion(props: PlacementQuestionProps): ReactElement {
  return <PlacementQuestion {...props} kind="moves" hint={useIntl().formatMessage(messages.sort)} />;
}
