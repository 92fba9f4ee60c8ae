import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withGradings, type QuestionGrading } from '../grading/grading.ts';
import { useDoneToast } from '../grading/useDoneToast.ts';
import type { EditorHoldingBack, HeldBackOutcome } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import type { Refused } from './useFailureText.ts';

/** What was not published or discarded, why, and what does it in spite of that. */
export interface FailedAction {
  readonly action: 'publish' | 'discard';
  readonly refused: Refused;
  readonly force: () => void;
  /** Does it with what becomes of earlier answers. */
  readonly decide: (grading: readonly QuestionGrading[]) => void;
}

interface Manner {
  readonly force: boolean;
  readonly grading: readonly QuestionGrading[];
}

const plainly: Manner = { force: false, grading: [] };

interface HeldBackActions {
  readonly failure: FailedAction | null;
  readonly forget: () => void;
  /** Of some modules by their raw ids, or all changes. */
  readonly publish: (moduleIds: readonly number[] | null) => void;
  readonly discard: () => void;
}

const done = { publish: messages.published, discard: messages.discarded } as const;

/** Publishes and discards what is held back, and says when that is done. */
export function useHeldBackActions({ heldBack }: EditorHoldingBack, onDone: () => void): HeldBackActions {
  const intl = useIntl();
  const doneToast = useDoneToast();
  const [failure, setFailure] = useState<FailedAction | null>(null);
  const run = async (
    action: FailedAction['action'],
    send: (manner: Manner) => Promise<HeldBackOutcome>,
    manner: Manner,
  ): Promise<void> => {
    setFailure(null);
    const outcome = await send(manner);
    if (outcome === 'done') {
      doneToast(intl.formatMessage(done[action]), action === 'publish' ? heldBack.gradingJobId : null);
      onDone();
    } else {
      setFailure({
        action,
        refused: outcome,
        force: () => void run(action, send, { ...manner, force: true }),
        decide: (grading) => void run(action, send, { ...manner, grading: withGradings(manner.grading, grading) }),
      });
    }
  };
  return {
    failure,
    forget: () => setFailure(null),
    publish: (moduleIds) =>
      void run('publish', ({ force, grading }) => heldBack.publish(moduleIds, force, grading), plainly),
    discard: () => void run('discard', ({ force }) => heldBack.discard(force), plainly),
  };
}
