import { Text } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sectionMessages as messages } from '../messages.ts';

export interface QuestionSectionProps {
  /** The card of the question; null where it was not drawn for this learner. */
  question: ReactNode;
}

/** A question of the lecture in its place (SEC-16). */
export function QuestionSection({ question }: QuestionSectionProps): ReactElement {
  const intl = useIntl();
  return question ? <>{question}</> : <Text italic>{intl.formatMessage(messages.notDrawn)}</Text>;
}
