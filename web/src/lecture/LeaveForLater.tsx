import { Button } from '@fluentui/react-components';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLectureBarStyles } from './LectureBar.styles.ts';
import { lectureMessages as messages } from './messages.ts';

/** In place of previous and next: what next would leave for later, and whether to do that (OP-153). */
export function LeaveForLater({
  left,
  openQuestions,
  live,
  pending,
  onStayed,
  onAnswering,
  onLeft,
}: {
  left: 'questions' | 'unread';
  openQuestions: number;
  /** Whether the lecture is a live one that is still ahead. */
  live: boolean;
  /** Whether the lecture is being marked. */
  pending: boolean;
  /** The learner stays, and gets next back. */
  onStayed: () => void;
  /** The learner stays and wants to answer. */
  onAnswering: () => void;
  onLeft: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useLectureBarStyles();
  const textId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onStayed();
  };
  const [text, stays, leaves] =
    left === 'questions'
      ? [messages.leaveQuestions, messages.answerThem, messages.skipThem]
      : [live ? messages.leaveLive : messages.leaveUnread, messages.stay, messages.leaveForLater];
  const values = { count: openQuestions };
  return (
    <div role="group" aria-labelledby={textId} className={styles.column}>
      <p id={textId} className={styles.question}>
        {intl.formatMessage(text, values)}
      </p>
      <Button
        ref={stay}
        className={styles.step}
        appearance="primary"
        onKeyDown={escape}
        onClick={left === 'questions' ? onAnswering : onStayed}
      >
        {intl.formatMessage(stays, values)}
      </Button>
      <Button className={styles.step} disabledFocusable={pending} onKeyDown={escape} onClick={onLeft}>
        {intl.formatMessage(leaves, values)}
      </Button>
    </div>
  );
}
