import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePlacementAnswer } from '../placement/usePlacementAnswer.ts';
import { useQuestion } from '../useQuestion.ts';
import { MultipleAssociationQuestion } from './MultipleAssociationQuestion.tsx';
import type { MultipleAssociationCard_question$key } from './__generated__/MultipleAssociationCard_question.graphql.ts';

/** A stored question whose items are copied into categories. */
export function MultipleAssociationCard({
  question: key,
}: {
  question: MultipleAssociationCard_question$key;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment MultipleAssociationCard_question on MultipleAssociationQuestion @throwOnFieldError {
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
  return <MultipleAssociationQuestion {...data} question={question} answer={answer} />;
}
