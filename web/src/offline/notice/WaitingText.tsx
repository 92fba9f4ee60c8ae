import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { unsent, type QueuedWrite } from '../pendingWrites.ts';
import { waitingMessages as messages } from './waitingMessages.ts';

/** How many things wait to be sent, how many were refused, or that everything was sent. */
export function WaitingText({
  pendingWrites,
  justSent,
}: {
  pendingWrites: readonly QueuedWrite[];
  justSent: boolean;
}): ReactElement | null {
  if (justSent) {
    return (
      <span>
        <FormattedMessage {...messages.allSent} />
      </span>
    );
  }
  const waiting = unsent(pendingWrites);
  const refused = pendingWrites.length - waiting.length;
  const onlyAnswers = waiting.every(({ kind }) => kind === 'answer');
  return (
    <>
      {waiting.length > 0 ? (
        <span>
          <FormattedMessage
            {...(onlyAnswers ? messages.answersWait : messages.thingsWait)}
            values={{ count: waiting.length }}
          />
        </span>
      ) : null}
      {refused > 0 ? (
        <span>
          <FormattedMessage {...messages.refused} values={{ count: refused }} />
        </span>
      ) : null}
    </>
  );
}
