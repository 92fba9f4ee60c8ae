import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { ThreadEntry } from './ThreadEntry.tsx';
import type { NamedThreadQuery } from './__generated__/NamedThreadQuery.graphql.ts';

/** The question that the address names, opened and in sight, wherever it stands in the list of this lecture; that of another is none. */
export function NamedThread({
  threadId,
  courseId,
  lectureId,
  onGone,
}: {
  threadId: number;
  courseId: number;
  lectureId: number;
  onGone: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const fetchKey = useRetryKey();
  const whole = useRef<HTMLDivElement>(null);
  const { discussionThread } = useLazyLoadQuery<NamedThreadQuery>(
    graphql`
      query NamedThreadQuery($threadId: ID!) @throwOnFieldError {
        discussionThread(threadId: $threadId) {
          courseId
          lectureId
          ...ThreadEntry_thread
        }
      }
    `,
    { threadId: String(threadId) },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useEffect(() => whole.current?.scrollIntoView({ block: 'start' }), []);
  const here = discussionThread?.courseId === courseId && discussionThread.lectureId === lectureId;
  return (
    <div ref={whole} className={styles.named}>
      {here ? (
        <ThreadEntry thread={discussionThread} openAtFirst onGone={onGone} />
      ) : (
        <p className={styles.quiet}>{intl.formatMessage(messages.namedGone)}</p>
      )}
    </div>
  );
}
