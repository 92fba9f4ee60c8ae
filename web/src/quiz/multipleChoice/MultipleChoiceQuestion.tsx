import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { markedVerdict } from '../answerMachine.ts';
import { CheckButton } from '../CheckButton.tsx';
import { submitsByItself, togglePosition } from '../choice/choiceRules.ts';
import { OptionList } from '../choice/OptionList.tsx';
import { quizMessages as messages } from '../messages.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import type { QuestionProps } from '../QuestionProps.ts';
import type { Answer } from '../useAnswer.ts';
import { useResendShown } from '../useResendShown.ts';

export interface MultipleChoiceQuestionProps {
  question: QuestionProps;
  /** The answers to choose from, as HTML or plain text. */
  options: readonly string[];
  /** How many of them are right. */
  correctAnswerCount: number;
  /** The positions chosen last, from 1. */
  chosenPositions?: readonly number[] | null;
  /** The right positions, from 1; null while they may not be shown. */
  correctPositions?: readonly number[] | null;
  answer: Answer<readonly number[]>;
}

/** A question with several right answers: submitted as soon as that many are chosen (QUIZ-07), which the card says (QUIZ-08). */
export function MultipleChoiceQuestion({
  question,
  options,
  correctAnswerCount: count,
  chosenPositions,
  correctPositions,
  answer,
}: MultipleChoiceQuestionProps): ReactElement {
  const intl = useIntl();
  const resendShown = useResendShown(answer);
  const chosen = answer.choice.length;
  const toggle = (position: number): void => {
    const next = togglePosition(answer.choice, position);
    answer.change(next);
    if (submitsByItself(next, count, question.keyChanged ? null : (chosenPositions ?? null))) answer.submit(next);
  };
  const progress =
    answer.locked || answer.phase === 'settled'
      ? null
      : chosen > count
        ? intl.formatMessage(messages.tooMany, { chosen, extra: chosen - count })
        : intl.formatMessage(messages.chosenOf, { chosen, count });
  return (
    <QuestionFrame
      question={question}
      answer={answer}
      hint={
        <>
          {intl.formatMessage(messages.chooseMany, { count })}
          {progress ? ` · ${progress}` : null}
        </>
      }
      again={intl.formatMessage(messages.tryAnother)}
      actions={resendShown ? <CheckButton answer={answer} complete={chosen === count} /> : null}
    >
      {(labelId) => (
        <OptionList
          kind="checkbox"
          labelId={labelId}
          options={options}
          chosen={answer.choice}
          verdict={markedVerdict(question, answer.verdict)}
          correctAnswer={correctPositions ?? null}
          explanations={question.explanations}
          disabled={answer.locked || answer.phase === 'checking'}
          onChosen={toggle}
        />
      )}
    </QuestionFrame>
  );
}
