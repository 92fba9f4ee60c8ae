import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import type { EditorHoldingBack, HeldBackOutcome } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import type { Refused } from './useFailureText.ts';

/** What was not published or discarded, why, and what does it in spite of that. */
export interface FailedAction {
  readonly action: 'publish' | 'discard';
  readonly refused: Refused;
  readonly force: () => void;
}

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
  const toast = useToast();
  const [failure, setFailure] = useState<FailedAction | null>(null);
  const run = async (
    action: FailedAction['action'],
    send: (force: boolean) => Promise<HeldBackOutcome>,
    force: boolean,
  ): Promise<void> => {
    setFailure(null);
    const outcome = await send(force);
    if (outcome === 'done') {
      toast({ intent: 'success', text: intl.formatMessage(done[action]) });
      onDone();
    } else {
      setFailure({ action, refused: outcome, force: () => void run(action, send, true) });
    }
  };
  return {
    failure,
    forget: () => setFailure(null),
    publish: (moduleIds) => void run('publish', (force) => heldBack.publish(moduleIds, force), false),
    discard: () => void run('discard', (force) => heldBack.discard(force), false),
  };
}
