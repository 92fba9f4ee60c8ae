import type { ReactElement } from 'react';
import type { TriedProps } from '../questionType.ts';
import { nothingChosen } from '../try/nothingChosen.ts';
import { useTryAnswer } from '../try/useTryAnswer.ts';
import { MultipleChoiceQuestion } from './MultipleChoiceQuestion.tsx';
import type { MultipleChoiceContent } from './type.ts';

export function TriedMultipleChoice({ draft, content }: TriedProps<MultipleChoiceContent>): ReactElement {
  const { question, answer, last, settled } = useTryAnswer(draft, nothingChosen);
  const { options, correctPositions } = content;
  return (
    <MultipleChoiceQuestion
      question={question}
      options={options}
      correctAnswerCount={correctPositions.length}
      chosenPositions={last}
      correctPositions={settled ? correctPositions : null}
      answer={answer}
    />
  );
}
