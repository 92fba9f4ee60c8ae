import { createElement, Suspense, type ReactElement } from 'react';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { typeOf } from '../types.ts';

/** The answers of a question, by the editor of its type. */
export function AnswersEditor({
  question,
  onChange,
}: {
  question: QuestionDraft;
  onChange: (next: QuestionDraft) => void;
}): ReactElement {
  const { content } = question;
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      {createElement(typeOf(content).Editor, { question, content, onChange })}
    </Suspense>
  );
}
