import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import { QuestionSection } from './QuestionSection.tsx';
import type { QuestionView_section$key } from './__generated__/QuestionView_section.graphql.ts';

/** A question of a lecture in its place. */
export function QuestionView({ section }: { section: QuestionView_section$key }): ReactElement {
  const { question } = useFragment(
    graphql`
      fragment QuestionView_section on QuestionSection @throwOnFieldError {
        question {
          ...QuestionCard_question
        }
      }
    `,
    section,
  );
  return <QuestionSection question={question ? <QuestionCard question={question} /> : null} />;
}
