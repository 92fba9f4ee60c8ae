import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { submitsByItself } from '../choice/choiceRules.ts';
import { quizMessages as messages } from '../messages.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { useAnswer } from '../useAnswer.ts';
import type { SingleChoiceCard_question$key } from './__generated__/SingleChoiceCard_question.graphql.ts';
import { OptionList } from '../choice/OptionList.tsx';

const toContent = (positions: readonly number[]) => ({ positions: [...positions] });

/** A question with one right answer: choosing an option submits at once (QUIZ-04). */
export function SingleChoiceCard({ question }: { question: SingleChoiceCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment SingleChoiceCard_question on SingleChoiceQuestion {
        questionId
        options
        chosenPosition
        correctPosition
        correct
        settled
        explanations {
          position
          type
          content
        }
        ...QuestionFrame_question
      }
    `,
    question,
  );
  const intl = useIntl();
  const answeredLast = data.chosenPosition == null ? null : [data.chosenPosition];
  const answer = useAnswer<readonly number[]>({
    questionId: data.questionId,
    stored: answeredLast ?? [],
    storedVerdict: data.correct ?? null,
    settled: data.settled,
    toContent,
  });
  const choose = (position: number): void => {
    // The option whose check failed is sent again; the one that was checked last is not.
    const chosen = answer.choice[0] === position ? answer.choice : [position];
    if (submitsByItself(chosen, 1, answer.phase === 'settled' ? answeredLast : null)) answer.submit(chosen);
  };
  return (
    <QuestionFrame
      question={data}
      answer={answer}
      hint={intl.formatMessage(messages.chooseOne)}
      again={intl.formatMessage(messages.tryAnother)}
    >
      {(labelId) => (
        <OptionList
          kind="radio"
          labelId={labelId}
          options={data.options}
          chosen={answer.choice}
          verdict={answer.verdict}
          correctAnswer={data.correctPosition == null ? null : [data.correctPosition]}
          explanations={data.explanations}
          disabled={answer.locked || answer.phase === 'checking'}
          onChosen={choose}
        />
      )}
    </QuestionFrame>
  );
}
