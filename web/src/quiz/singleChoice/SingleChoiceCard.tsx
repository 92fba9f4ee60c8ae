import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toPositions } from '../toPositions.ts';
import { useAnswer } from '../useAnswer.ts';
import { useQuestion } from '../useQuestion.ts';
import { SingleChoiceQuestion } from './SingleChoiceQuestion.tsx';
import type { SingleChoiceCard_question$key } from './__generated__/SingleChoiceCard_question.graphql.ts';

/** A stored question with one right answer. */
export function SingleChoiceCard({ question: key }: { question: SingleChoiceCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment SingleChoiceCard_question on SingleChoiceQuestion @throwOnFieldError {
        options
        chosenPosition
        correctPosition
        ...useQuestion_question
      }
    `,
    key,
  );
  const question = useQuestion(data);
  const answer = useAnswer<readonly number[]>({
    question,
    stored: data.chosenPosition == null ? [] : [data.chosenPosition],
    toContent: toPositions,
  });
  return <SingleChoiceQuestion {...data} question={question} answer={answer} />;
}
