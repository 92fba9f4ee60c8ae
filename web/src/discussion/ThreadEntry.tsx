import { Badge } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { Pin20Regular } from '@fluentui/react-icons/svg/pin';
import { mergeClasses } from '@fluentui/react-components';
import { Suspense, useId, useState, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { Post } from './Post.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { Replies } from './Replies.tsx';
import { ThreadActions } from './ThreadActions.tsx';
import type { ThreadEntry_thread$key } from './__generated__/ThreadEntry_thread.graphql.ts';

const unseenText = (intl: IntlShape, count: number): string =>
  count > 0 ? intl.formatMessage(messages.unseenReplies, { count }) : '';

/** A question in the list: what it is about and how far it is; opened, its words, its replies and a form for one more. */
export function ThreadEntry({
  thread,
  openAtFirst = false,
  onGone,
}: {
  thread: ThreadEntry_thread$key;
  /** Whether someone came for this one. */
  openAtFirst?: boolean;
  /** It is gone, or stands elsewhere in the list. */
  onGone: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment ThreadEntry_thread on DiscussionThread @throwOnFieldError {
        id
        threadId
        title
        answerId
        replyCount
        lastActivityTime
        mayAccept
        mayModerate
        pinned
        closed
        question {
          authorName
          deleted
          ...Post_post
        }
      }
    `,
    thread,
  );
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const id = useId();
  const [open, setOpen] = useState(openAtFirst);
  const { title, question, replyCount } = data;
  const [seen, setSeen] = useState(replyCount);
  // Opened, its replies say themselves what is new.
  if (open ? seen !== replyCount : replyCount < seen) setSeen(replyCount);
  const unseen = open ? '' : unseenText(intl, replyCount - seen);
  return (
    <article className={styles.thread} aria-labelledby={`${id}-title`}>
      <span role="status">
        <VisuallyHidden>{unseen && title != null ? `${title}: ${unseen}` : ''}</VisuallyHidden>
      </span>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={`${id}-inside`}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.words}>
            <span id={`${id}-title`} className={title == null ? styles.quiet : styles.name}>
              {title ?? intl.formatMessage(question.deleted ? messages.deletedQuestion : messages.hiddenQuestion)}
            </span>
            <span className={styles.meta}>
              <span>{question.authorName ?? intl.formatMessage(messages.noAccount)}</span>
              <span>{intl.formatMessage(messages.replies, { count: replyCount })}</span>
              <RelativeTime time={data.lastActivityTime} />
            </span>
          </span>
          <span className={styles.badges}>
            {unseen ? (
              <Badge appearance="filled" size="large">
                {unseen}
              </Badge>
            ) : null}
            {data.pinned ? (
              <Badge appearance="tint" color="subtle" size="large" icon={<Pin20Regular />}>
                {intl.formatMessage(messages.pinned)}
              </Badge>
            ) : null}
            {data.closed ? (
              <Badge appearance="tint" color="subtle" size="large" icon={<LockClosed20Regular />}>
                {intl.formatMessage(messages.closed)}
              </Badge>
            ) : null}
            {data.answerId == null ? null : (
              <Badge appearance="tint" color="success" size="large" icon={<CheckmarkCircle20Filled />}>
                {intl.formatMessage(messages.answered)}
              </Badge>
            )}
          </span>
          <ChevronDown20Regular className={mergeClasses(styles.arrow, open && styles.turned)} aria-hidden />
        </button>
      </h3>
      <div id={`${id}-inside`} hidden={!open} className={open ? styles.inside : undefined}>
        {open ? (
          <>
            {data.mayModerate ? (
              <ThreadActions threadId={data.threadId} pinned={data.pinned} closed={data.closed} onMoved={onGone} />
            ) : null}
            <Post post={question} thread={data} title={title ?? undefined} isQuestion onChanged={onGone} />
            <RetryBoundary>
              <Suspense fallback={<Skeleton height={96} />}>
                <Replies threadId={data.id} />
              </Suspense>
            </RetryBoundary>
          </>
        ) : null}
      </div>
    </article>
  );
}
