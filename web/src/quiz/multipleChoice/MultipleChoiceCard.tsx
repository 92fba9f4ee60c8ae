import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { submitsByItself, togglePosition } from '../choice/choiceRules.ts';
import { quizMessages as messages } from '../messages.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import { useAnswer } from '../useAnswer.ts';
import type { MultipleChoiceCard_question$key } from './__generated__/MultipleChoiceCard_question.graphql.ts';
import { OptionList } from '../choice/OptionList.tsx';

const toContent = (positions: readonly number[]) => ({ positions: [...positions] });

/** A question with several right answers: submitted as soon as that many are chosen (QUIZ-07), which the card says (QUIZ-08). */
export function MultipleChoiceCard({ question }: { question: MultipleChoiceCard_question$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment MultipleChoiceCard_question on MultipleChoiceQuestion {
        questionId
        options
        chosenPositions
        correctPositions
        correct
        settled
        correctAnswerCount
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
  const answer = useAnswer<readonly number[]>({
    questionId: data.questionId,
    stored: data.chosenPositions ?? [],
    storedVerdict: data.correct ?? null,
    settled: data.settled,
    toContent,
  });
  const count = data.correctAnswerCount;
  const chosen = answer.choice.length;
  const toggle = (position: number): void => {
    const next = togglePosition(answer.choice, position);
    answer.change(next);
    if (submitsByItself(next, count, data.chosenPositions ?? null)) answer.submit(next);
  };
  const progress =
    answer.locked || answer.phase === 'settled'
      ? null
      : chosen > count
        ? intl.formatMessage(messages.tooMany, { chosen, extra: chosen - count })
        : intl.formatMessage(messages.chosenOf, { chosen, count });
  return (
    <QuestionFrame
      question={data}
      answer={answer}
      hint={
        <>
          {intl.formatMessage(messages.chooseMany, { count })}
          {progress ? ` · ${progress}` : null}
        </>
      }
      again={intl.formatMessage(messages.tryAnother)}
    >
      {(labelId) => (
        <OptionList
          kind="checkbox"
          labelId={labelId}
          options={data.options}
          chosen={answer.choice}
          verdict={answer.verdict}
          correctAnswer={data.correctPositions ?? null}
          explanations={data.explanations}
          disabled={answer.locked || answer.phase === 'checking'}
          onChosen={toggle}
        />
      )}
    </QuestionFrame>
  );
}
