import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { useToast } from '../../../ui/toastContext.ts';
import type { CourseEditor } from '../../editor/CourseEditor.ts';
import { restoreEdited } from '../../editor/restoreEdited.ts';
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
}

/** Makes the course in an editor what it was; `onDone` once it is. What refused it is for the caller to show. */
export function useRestore(
  editor: CourseEditor,
  courseId: number,
  onDone: () => void,
): {
  readonly pending: boolean;
  readonly refusal: RestoreRefusal | null;
  readonly restore: (revision: number, when: string, force: boolean) => void;
} {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const notSavedText = useNotSavedText(editor);
  /** The key of a request that may have arrived: the next one is the same. */
  const key = useRef<string | null>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const textOf = (failure: SaveFailure): string => {
    switch (failure.why) {
      case 'losses':
        return failure.learnerCount === null
          ? intl.formatMessage(messages.someLosses)
          : intl.formatMessage(messages.losses, { count: failure.learnerCount });
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
  const run = async (revision: number, when: string, force: boolean): Promise<void> => {
    const restored = await restoreEdited(editor, (now) => {
      key.current ??= crypto.randomUUID();
      const idempotencyKey = key.current;
      return restoreRevision(environment, { ...now, courseId: String(courseId), revision, force, idempotencyKey });
    });
    const isUnanswered = typeof restored === 'object' && restored.why === 'offline';
    if (!isUnanswered) key.current = null;
    if (restored === 'done' || restored === 'unread') {
      const text = intl.formatMessage(restored === 'done' ? messages.done : messages.unread, { when });
      toast({ text, intent: 'success' });
      onDone();
    } else if (restored === 'notSaved') setRefusal({ text: notSavedText(), losses: null });
    else if (restored === 'newer') setRefusal({ text: intl.formatMessage(messages.newer), losses: null });
    else setRefusal({ text: textOf(restored), losses: restored.why === 'losses' ? restored : null });
  };
  return {
    pending,
    refusal,
    restore(revision, when, force) {
      setPending(true);
      setRefusal(null);
      void run(revision, when, force).finally(() => setPending(false));
    },
  };
}
