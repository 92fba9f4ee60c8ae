import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { reviewMessages } from '../../review/messages.ts';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { useReviewErrorText } from '../../review/useReviewErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { commentsMessages as messages } from './messages.ts';
import type { Suggestion } from './Suggestion.ts';
import { useSetThreadState } from './useSetThreadState.ts';
import type { ThreadDecision_thread$key } from './__generated__/ThreadDecision_thread.graphql.ts';

/** What can be decided about a thread: its suggestion, and whether it is settled. */
export function ThreadDecision({
  thread,
  isGone,
  onTake,
  onReply,
  onChanged,
}: {
  thread: ThreadDecision_thread$key;
  /** Whether its part is not in the draft any more. */
  isGone: boolean;
  onTake: ((suggestion: Suggestion) => Promise<boolean>) | null;
  onReply: () => void;
  onChanged: () => void;
}): ReactElement {
  const { threadId, courseId, anchor, quote, suggestedText, state, resolvedByName } = useFragment(
    graphql`
      fragment ThreadDecision_thread on ReviewThread @throwOnFieldError {
        threadId
        courseId
        anchor {
          part
          partId
          lectureId
        }
        quote {
          exact
          prefix
          suffix
        }
        suggestedText
        state
        resolvedByName
      }
    `,
    thread,
  );
  const intl = useIntl();
  const styles = useThreadStyles();
  const toast = useToast();
  const errorText = useReviewErrorText();
  const { send, pending, failure } = useSetThreadState();
  const isOpen = state === 'OPEN';
  const settle = (outcome: 'TAKEN' | 'DECLINED' | null): void =>
    send(
      { courseId: String(courseId), threadId: String(threadId), state: isOpen ? 'RESOLVED' : 'OPEN', outcome },
      onChanged,
    );
  const take = async (): Promise<void> => {
    if (!onTake || !quote || suggestedText == null) return;
    if (await onTake({ anchor, quote, words: suggestedText })) {
      toast({ intent: 'success', text: intl.formatMessage(messages.tookOver) });
      settle('TAKEN');
    } else {
      toast({ intent: 'error', text: intl.formatMessage(messages.notTaken) });
    }
  };
  const suggests = isOpen && suggestedText != null;
  return (
    <>
      {resolvedByName == null ? null : (
        <p className={styles.wordsName}>{intl.formatMessage(messages.resolvedBy, { name: resolvedByName })}</p>
      )}
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <div className={styles.actions}>
        {suggests ? (
          <>
            <Button
              size="small"
              appearance="primary"
              disabledFocusable={pending || onTake === null || isGone}
              onClick={() => void take()}
            >
              {intl.formatMessage(messages.take)}
            </Button>
            <Button size="small" disabledFocusable={pending} onClick={() => settle('DECLINED')}>
              {intl.formatMessage(messages.decline)}
            </Button>
          </>
        ) : (
          <Button size="small" disabledFocusable={pending} onClick={() => settle(null)}>
            {intl.formatMessage(isOpen ? messages.resolve : messages.reopen)}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={onReply}>
          {intl.formatMessage(reviewMessages.reply)}
        </Button>
      </div>
    </>
  );
}
