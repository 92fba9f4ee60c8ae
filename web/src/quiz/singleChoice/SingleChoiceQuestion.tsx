import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { markedVerdict } from '../answerMachine.ts';
import { CheckButton } from '../CheckButton.tsx';
import { submitsByItself } from '../choice/choiceRules.ts';
import { OptionList } from '../choice/OptionList.tsx';
import { quizMessages as messages } from '../messages.ts';
import { QuestionFrame } from '../QuestionFrame.tsx';
import type { QuestionProps } from '../QuestionProps.ts';
import type { Answer } from '../useAnswer.ts';
import { useResendShown } from '../useResendShown.ts';

export interface SingleChoiceQuestionProps {
  question: QuestionProps;
  /** The answers to choose from, as HTML or plain text. */
  options: readonly string[];
  /** The position chosen last, from 1. */
  chosenPosition?: number | null;
  /** The right position, from 1; null while it may not be shown. */
  correctPosition?: number | null;
  answer: Answer<readonly number[]>;
}

/** A question with one right answer: choosing an option submits at once (QUIZ-04). */
export function SingleChoiceQuestion({
  question,
  options,
  chosenPosition,
  correctPosition,
  answer,
}: SingleChoiceQuestionProps): ReactElement {
  const intl = useIntl();
  const resendShown = useResendShown(answer);
  const choose = (position: number): void => {
    // The option whose check failed is sent again; the one that was checked last is not, unless what is right was changed since.
    const chosen = answer.choice[0] === position ? answer.choice : [position];
    const answeredLast =
      answer.phase === 'settled' && !answer.stale && chosenPosition != null ? [chosenPosition] : null;
    if (submitsByItself(chosen, 1, answeredLast)) answer.submit(chosen);
  };
  return (
    <QuestionFrame
      question={question}
      answer={answer}
      hint={intl.formatMessage(messages.chooseOne)}
      again={intl.formatMessage(messages.tryAnother)}
      actions={resendShown ? <CheckButton answer={answer} complete={answer.choice.length > 0} /> : null}
    >
      {(labelId) => (
        <OptionList
          kind="radio"
          labelId={labelId}
          options={options}
          chosen={answer.choice}
          verdict={markedVerdict(question, answer.verdict)}
          correctAnswer={correctPosition == null ? null : [correctPosition]}
          explanations={question.explanations}
          disabled={answer.locked || answer.phase === 'checking'}
          onChosen={choose}
        />
      )}
    </QuestionFrame>
  );
}
