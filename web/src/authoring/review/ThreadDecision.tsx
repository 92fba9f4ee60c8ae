import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { reviewMessages } from '../../review/messages.ts';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { useReviewErrorText } from '../../review/useReviewErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { commentsMessages as messages } from './messages.ts';
import type { OnTake } from './Suggestion.ts';
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
  onTake: OnTake | null;
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
  const errorText = useReviewErrorText();
  const { send, pending, failure } = useSetThreadState();
  const isOpen = state === 'OPEN';
  const settle = (outcome: 'TAKEN' | 'DECLINED' | null): void =>
    send(
      { courseId: String(courseId), threadId: String(threadId), state: isOpen ? 'RESOLVED' : 'OPEN', outcome },
      onChanged,
    );
  const [step, setStep] = useState<'offered' | 'waitsForSave' | 'byHand'>('offered');
  const take = async (): Promise<void> => {
    if (!onTake || !quote || suggestedText == null) return;
    const onEnd = (kept: boolean): void => {
      setStep('offered');
      if (kept) settle('TAKEN');
    };
    setStep((await onTake({ anchor, quote, words: suggestedText }, onEnd)) ? 'waitsForSave' : 'byHand');
  };
  const waits = step === 'waitsForSave';
  const suggests = isOpen && suggestedText != null;
  return (
    <>
      {resolvedByName == null ? null : (
        <p className={styles.wordsName}>{intl.formatMessage(messages.resolvedBy, { name: resolvedByName })}</p>
      )}
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <FormError>{suggests && step === 'byHand' ? intl.formatMessage(messages.notTaken) : null}</FormError>
      <p role="status" className={styles.wordsName}>
        {suggests && waits ? intl.formatMessage(messages.tookOver) : null}
      </p>
      <div className={styles.actions}>
        {suggests ? (
          <>
            <Button
              size="small"
              appearance="primary"
              disabledFocusable={pending || waits || onTake === null || isGone}
              onClick={() => void take()}
            >
              {intl.formatMessage(messages.take)}
            </Button>
            {step === 'byHand' ? (
              <Button size="small" disabledFocusable={pending} onClick={() => settle(null)}>
                {intl.formatMessage(messages.resolve)}
              </Button>
            ) : null}
            <Button size="small" disabledFocusable={pending || waits} onClick={() => settle('DECLINED')}>
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
