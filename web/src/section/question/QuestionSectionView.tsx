import { Text } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import { sectionMessages as messages } from '../messages.ts';
import type { QuestionSectionView_section$key } from './__generated__/QuestionSectionView_section.graphql.ts';

/** A question of the lecture in its place (SEC-16). */
export function QuestionSectionView({ section }: { section: QuestionSectionView_section$key }): ReactElement {
  const { question } = useFragment(
    graphql`
      fragment QuestionSectionView_section on QuestionSection {
        question {
          ...QuestionCard_question
        }
      }
    `,
    section,
  );
  const intl = useIntl();
  return question ? <QuestionCard question={question} /> : <Text italic>{intl.formatMessage(messages.notDrawn)}</Text>;
}
