import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { toPositions } from '../toPositions.ts';
import { useAnswer } from '../useAnswer.ts';
import { useQuestion } from '../useQuestion.ts';
import { MultipleChoiceQuestion } from './MultipleChoiceQuestion.tsx';
import type { MultipleChoiceCard_question$key } from './__generated__/MultipleChoiceCard_question.graphql.ts';

/** A stored question with several right answers. */
export function MultipleChoiceCard({ question: key }: { question: MultipleChoiceCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment MultipleChoiceCard_question on MultipleChoiceQuestion @throwOnFieldError {
        options
        correctAnswerCount
        chosenPositions
        correctPositions
        ...useQuestion_question
      }
    `,
    key,
  );
  const question = useQuestion(data);
  const answer = useAnswer<readonly number[]>({
    question,
    stored: data.chosenPositions ?? [],
    toContent: toPositions,
  });
  return <MultipleChoiceQuestion {...data} question={question} answer={answer} />;
}
