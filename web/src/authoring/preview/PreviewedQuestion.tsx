import { lazy, Suspense, type ReactElement } from 'react';
import { TriedNumber } from '../../quiz/try/TriedNumber.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { QuestionDraft } from '../draft/questionDraft.ts';

const TriedCard = lazy(() => import('../../quiz/try/TriedCard.tsx').then((module) => ({ default: module.TriedCard })));

/** A question of a draft to be answered; the answer is graded here, and stored nowhere. */
export const PreviewedQuestion = ({ question, number }: { question: QuestionDraft; number: number }): ReactElement => (
  <TriedNumber value={number}>
    <Suspense fallback={<Skeleton height="240px" />}>
      <TriedCard draft={question} />
    </Suspense>
  </TriedNumber>
);
