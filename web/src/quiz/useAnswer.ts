import { useCallback, useEffect, useState } from 'react';
import { useQueuedWrite } from '../offline/useQueuedWrite.ts';
import { nextAnswer, settledAnswer, shownVerdict, waitingAnswer, type AnswerState } from './answerMachine.ts';
import { useAnswering } from './AnsweringContext.ts';
import type { AnswerInput } from './__generated__/useAnswerQuestionMutation.graphql.ts';
import type { QuestionProps } from './QuestionProps.ts';
import { useAnswerQuestion } from './useAnswerQuestion.ts';

/** The part of a submission that says what was answered. */
export type AnswerContent = AnswerInput;

/** An answer on the screen and what can be done with it. */
export interface Answer<Choice> {
  choice: Choice;
  phase: AnswerState<Choice>['phase'];
  /** The code of the refusal in phase `refused`. */
  refusal: string | null;
  /** The verdict on `choice`, null when it was changed since or never checked (QUIZ-09). */
  verdict: boolean | null;
  /** True when nothing can be changed: settled, or nothing counts here. */
  locked: boolean;
  /** True where `choice` is what was answered last and may be sent again as it is, as what is right was changed since (OP-344). */
  stale: boolean;
  change(choice: Choice): void;
  /** Sends `choice`, or what stands on the card. */
  submit(choice?: Choice): void;
}

/**
 * The answer to one question. While nobody touches it, it follows `stored`, what the platform knows; from the first change on
 * it is what the learner sees, until it was checked. An answer that could not be sent is kept in this browser, is on the card again
 * when the page is, and goes out on its own, with the same idempotency key, as soon as the servers can be reached (OP-59, BEY-18).
 */
export function useAnswer<Choice>({
  question: { questionId, courseVersion = null, settled, correct, keyChanged = false },
  stored,
  toContent,
}: {
  question: Pick<QuestionProps, 'questionId' | 'courseVersion' | 'settled' | 'correct' | 'keyChanged'>;
  stored: Choice;
  toContent: (choice: Choice) => AnswerContent;
}): Answer<Choice> {
  const { userCourseId, readOnly } = useAnswering();
  const answerQuestion = useAnswerQuestion();
  const [touched, setTouched] = useState<AnswerState<Choice> | null>(null);
  const waiting = useQueuedWrite('answer', userCourseId, questionId);
  // A kept answer that waits no more was sent: what the platform says of it counts.
  const held = touched?.phase === 'kept' && touched.key !== waiting?.key ? null : touched;
  const left = waiting && waitingAnswer(ofShape(stored, waiting.shown), waiting);
  const state = (held?.phase === 'kept' ? left : (held ?? left)) ?? settledAnswer(stored);
  const locked = settled || readOnly !== null || userCourseId === null;

  const change = useCallback(
    (choice: Choice) => setTouched((now) => nextAnswer(now ?? settledAnswer(choice), { type: 'changed', choice })),
    [],
  );

  const send = async (choice: Choice): Promise<void> => {
    if (userCourseId === null || locked || state.phase === 'checking') return;
    // A failed submission is sent again under its key; another choice is another submission.
    const before = choice === state.choice ? state : nextAnswer(state, { type: 'changed', choice });
    const key = before.key ?? crypto.randomUUID();
    const checking = nextAnswer(before, { type: 'submitted', key });
    setTouched(checking);
    const outcome = await answerQuestion(
      {
        userCourseId: String(userCourseId),
        questionId: String(questionId),
        courseVersion,
        idempotencyKey: key,
        answer: toContent(choice),
      },
      choice,
    );
    if (outcome.kind === 'answered') setTouched(null);
    else if (outcome.kind === 'kept') setTouched(nextAnswer(checking, { type: 'kept' }));
    // What is tried again on its own is followed as it waits, so that the card hears of its verdict.
    else if (outcome.kind === 'failed') setTouched(nextAnswer(checking, { type: outcome.waits ? 'kept' : 'failed' }));
    else setTouched(nextAnswer(checking, { type: 'refused', code: outcome.code }));
  };
  const submit = (choice: Choice = state.choice): void => void send(choice);

  const failed = state.phase === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    const resend = (): void => submit();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  });

  return {
    choice: state.choice,
    phase: state.phase,
    refusal: state.refusal,
    verdict: shownVerdict(state.phase, correct ?? null),
    locked,
    stale: keyChanged && !locked && state.phase === 'settled',
    change,
    submit,
  };
}

/** What was kept, where it has the shape of what a card of this version shows; `like` where an older version has kept it otherwise. */
function ofShape<Choice>(like: Choice, kept: unknown): Choice {
  const fits = typeof kept === typeof like && kept !== null && Array.isArray(kept) === Array.isArray(like);
  return fits ? (kept as Choice) : like;
}
