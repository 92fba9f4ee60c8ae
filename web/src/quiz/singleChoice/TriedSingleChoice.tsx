import type { ReactElement } from 'react';
import type { TriedProps } from '../questionType.ts';
import { nothingChosen } from '../try/nothingChosen.ts';
import { useTryAnswer } from '../try/useTryAnswer.ts';
import { SingleChoiceQuestion } from './SingleChoiceQuestion.tsx';
import type { SingleChoiceContent } from './type.ts';

export function TriedSingleChoice({ draft, content }: TriedProps<SingleChoiceContent>): ReactElement {
  const { question, answer, last, settled } = useTryAnswer(draft, nothingChosen);
  return (
    <SingleChoiceQuestion
      question={question}
      options={content.options}
      chosenPosition={last?.[0]}
      correctPosition={settled ? content.correctPosition : null}
      answer={answer}
    />
  );
}
