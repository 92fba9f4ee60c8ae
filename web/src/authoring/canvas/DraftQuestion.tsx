import { lazy, Suspense, use, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AnsweringContext, type Answering } from '../../quiz/AnsweringContext.ts';
import { TriedNumber } from '../../quiz/try/TriedNumber.ts';
import { Inert } from '../../ui/Inert.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { QuestionDraft } from '../draft/questionDraft.ts';
import { AskedQuestionsContext } from './askedQuestions.ts';
import { DrawMark } from './DrawMark.tsx';
import { canvasMessages as messages } from './messages.ts';

const TriedCard = lazy(() => import('../../quiz/try/TriedCard.tsx').then((module) => ({ default: module.TriedCard })));

/** Answers count nowhere here; trying a question out is the work of its editor. */
const looking: Answering = { userCourseId: null, readOnly: null, signInHref: '', courseHref: '' };

/** A question as its learners get it, to be looked at; what stands in its place where it was deleted. */
export function DraftQuestion({ question }: { question: QuestionDraft | null }): ReactElement {
  const intl = useIntl();
  const asked = use(AskedQuestionsContext);
  if (!question) return <p>{intl.formatMessage(messages.questionGone)}</p>;
  return (
    <AnsweringContext value={looking}>
      <DrawMark question={question.key} />
      <TriedNumber value={asked.get(question.key)?.number ?? 1}>
        <Suspense fallback={<Skeleton height="240px" />}>
          {/* A press selects the question, as a press on any other part of the page does. */}
          <Inert>
            <TriedCard draft={question} />
          </Inert>
        </Suspense>
      </TriedNumber>
    </AnsweringContext>
  );
}
