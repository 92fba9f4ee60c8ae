import type { ReactElement } from 'react';
import type { TriedProps } from '../questionType.ts';
import { nothingChosen } from '../try/nothingChosen.ts';
import { useTryAnswer } from '../try/useTryAnswer.ts';
import { OrderingQuestion } from './OrderingQuestion.tsx';
import type { SingleOrderingContent } from './type.ts';

export function TriedOrdering({ draft, content }: TriedProps<SingleOrderingContent>): ReactElement {
  const { question, answer, settled, parts } = useTryAnswer(draft, nothingChosen);
  return (
    <OrderingQuestion
      question={question}
      options={content.options}
      correctOrder={settled ? content.correctOrder : null}
      answer={answer}
      {...parts}
    />
  );
}
