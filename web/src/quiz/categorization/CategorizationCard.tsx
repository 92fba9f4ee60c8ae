import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePlacementAnswer } from '../placement/usePlacementAnswer.ts';
import { useQuestion } from '../useQuestion.ts';
import { CategorizationQuestion } from './CategorizationQuestion.tsx';
import type { CategorizationCard_question$key } from './__generated__/CategorizationCard_question.graphql.ts';

/** A stored question whose items are moved into categories. */
export function CategorizationCard({ question: key }: { question: CategorizationCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment CategorizationCard_question on CategorizationQuestion @throwOnFieldError {
        items {
          key
          label
        }
        categories {
          key
          label
        }
        placement {
          category
          items
        }
        correctAnswerCount
        correctPartCount
        partCount
        correctPlacement {
          category
          items
        }
        ...useQuestion_question
      }
    `,
    key,
  );
  const question = useQuestion(data);
  const answer = usePlacementAnswer(question, data.placement);
  return <CategorizationQuestion {...data} question={question} answer={answer} />;
}
