import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useErrorText } from '../../../errors/useErrorText.ts';
import type { CourseEditor } from '../../editor/CourseEditor.ts';
import { restoreEdited } from '../../editor/restoreEdited.ts';
import { withGradings, type ChangedAnswers, type QuestionGrading } from '../../grading/grading.ts';
import { gradingMessages } from '../../grading/messages.ts';
import { useDoneToast } from '../../grading/useDoneToast.ts';
import { noticeMessages } from '../../page/noticeMessages.ts';
import { useNotSavedText } from '../../page/useNotSavedText.ts';
import type { SaveFailure } from '../../save/saveMachine.ts';
import { restoreRevision } from '../../server/restoreRevision.ts';
import { restoreMessages as messages } from './restoreMessages.ts';

export type Losses = Extract<SaveFailure, { why: 'losses' }>;

/** Why it was not restored. */
export interface RestoreRefusal {
  readonly text: string;
  /** What learners would lose; null for any other reason. */
  readonly losses: Losses | null;
  /** The questions that its author has to decide about; null for any other reason. */
  readonly undecided: readonly ChangedAnswers[] | null;
}

/** A restoring that was asked for. */
interface Wish {
  readonly revision: number;
  /** When it was saved, in words. */
  readonly when: string;
  readonly force: boolean;
  readonly grading: readonly QuestionGrading[];
}

const plain = { losses: null, undecided: null };

/** Makes the course in an editor what it was; `onDone` once it is. What refused it is for the caller to show. */
export function useRestore(
  editor: CourseEditor,
  courseId: number,
  onDone: () => void,
): {
  readonly pending: boolean;
  readonly refusal: RestoreRefusal | null;
  readonly restore: (revision: number, when: string, force: boolean) => void;
  /** Restores what was refused, with what becomes of earlier answers. */
  readonly decide: (grading: readonly QuestionGrading[]) => void;
  readonly forget: () => void;
} {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const doneToast = useDoneToast();
  const errorText = useErrorText();
  const notSavedText = useNotSavedText(editor);
  /** The key of a request that may have arrived: the next one is the same. */
  const key = useRef<string | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const textOf = (failure: SaveFailure): string => {
    switch (failure.why) {
      case 'losses':
        return failure.learnerCount === null
          ? intl.formatMessage(messages.someLosses)
          : intl.formatMessage(messages.losses, { count: failure.learnerCount });
      case 'undecided':
        return intl.formatMessage(gradingMessages.needed, { count: failure.questions.length });
      case 'locked':
        return intl.formatMessage(noticeMessages.locked, { name: failure.holder?.name ?? '' });
      case 'newer':
        return intl.formatMessage(messages.newer);
      case 'invalid':
        return intl.formatMessage(messages.invalid);
      case 'offline':
        return errorText({ code: 'NETWORK' });
      case 'signedOut':
        return intl.formatMessage(noticeMessages.signedOut);
      case 'outdated':
        return intl.formatMessage(noticeMessages.outdated);
      case 'unknown':
        return errorText({ code: failure.code });
    }
  };
  const run = async ({ when, ...wished }: Wish): Promise<void> => {
    let gradingJobId: number | null = null;
    const restored = await restoreEdited(editor, async (now) => {
      key.current ??= crypto.randomUUID();
      const request = { ...now, ...wished, courseId: String(courseId), idempotencyKey: key.current };
      const answer = await restoreRevision(environment, request);
      if (!answer.ok) return answer.failure;
      ({ gradingJobId } = answer);
      return null;
    });
    const isUnanswered = typeof restored === 'object' && restored.why === 'offline';
    if (!isUnanswered) key.current = null;
    if (restored === 'done' || restored === 'unread') {
      doneToast(intl.formatMessage(restored === 'done' ? messages.done : messages.unread, { when }), gradingJobId);
      onDone();
    } else if (restored === 'notSaved') setRefusal({ ...plain, text: notSavedText() });
    else if (restored === 'newer') setRefusal({ ...plain, text: intl.formatMessage(messages.newer) });
    else {
      setRefusal({
        text: textOf(restored),
        losses: restored.why === 'losses' ? restored : null,
        undecided: restored.why === 'undecided' ? restored.questions : null,
      });
    }
  };
  const start = (next: Wish): void => {
    setWish(next);
    setPending(true);
    setRefusal(null);
    void run(next).finally(() => setPending(false));
  };
  return {
    pending,
    refusal,
    restore: (revision, when, force) => start({ revision, when, force, grading: [] }),
    decide(grading) {
      if (wish) start({ ...wish, grading: withGradings(wish.grading, grading) });
    },
    forget: () => setRefusal(null),
  };
}
