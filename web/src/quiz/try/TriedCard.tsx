import { createElement, Suspense, type ReactElement } from 'react';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { typeOf } from '../types.ts';

/** The very card that learners answer, with an answer that is graded here. */
export function TriedCard({ draft }: { draft: QuestionDraft }): ReactElement {
  const { content } = draft;
  return (
    <Suspense fallback={<Skeleton height="240px" />}>
      {createElement(typeOf(content).Tried, { draft, content })}
    </Suspense>
  );
}
