import { mergeClasses } from '@fluentui/react-components';
import { useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { useRetryKey } from '../routing/part/RetryContext.ts';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { NewPosts } from './NewPosts.tsx';
import { Post } from './Post.tsx';
import { PostForm } from './PostForm.tsx';
import { useReplyInDiscussion } from './useReplyInDiscussion.ts';
import type { RepliesPaginationQuery } from './__generated__/RepliesPaginationQuery.graphql.ts';
import type { RepliesQuery } from './__generated__/RepliesQuery.graphql.ts';
import type { Replies_thread$key } from './__generated__/Replies_thread.graphql.ts';

const pageSize = 25;
/** As many as the contract gives at once. */
const largestPage = 100;

/** The button that showed it is gone, so that what it showed is focused. */
const focusInside = (item: HTMLLIElement | null): void => item?.querySelector<HTMLElement>('[tabindex]')?.focus();

/** The replies of a thread, the first one first, and a form for one more. */
export function Replies({ threadId }: { threadId: string }): ReactElement | null {
  const fetchKey = useRetryKey();
  const { node } = useLazyLoadQuery<RepliesQuery>(
    graphql`
      query RepliesQuery($threadId: ID!) @throwOnFieldError {
        node(id: $threadId) {
          ...Replies_thread @alias(as: "thread")
        }
      }
    `,
    { threadId },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return node?.thread ? <List thread={node.thread} /> : null;
}

function List({ thread }: { thread: Replies_thread$key }): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    RepliesPaginationQuery,
    Replies_thread$key
  >(
    graphql`
      fragment Replies_thread on DiscussionThread
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "RepliesPaginationQuery")
      @throwOnFieldError {
        threadId
        answerId
        replyCount
        mayAccept
        mayModerate
        closed
        replies(first: $count, after: $cursor) @connection(key: "Replies_replies") @required(action: THROW) {
          edges {
            node {
              postId
              ...Post_post
            }
          }
        }
      }
    `,
    thread,
  );
  const [turning, startTurning] = useTransition();
  const [sent, setSent] = useState(false);
  const { send, pending, failure } = useReplyInDiscussion();
  const { edges } = data.replies;
  const [read, setRead] = useState({ count: data.replyCount, shown: edges.length });
  if (read.shown !== edges.length) setRead({ count: data.replyCount, shown: edges.length });
  const [firstNew, setFirstNew] = useState<number | null>(null);
  // Behind a page that is not shown, the button for more leads to them.
  const unseen = hasNext || pending || turning ? 0 : Math.max(0, data.replyCount - read.count);
  // Long enough for the reply that was just written, which comes last.
  const readAgain = (): void =>
    startTurning(() => {
      refetch({ count: Math.min(largestPage, edges.length + pageSize) }, { fetchPolicy: 'network-only' });
    });
  return (
    <>
      <div>
        {edges.length === 0 ? null : (
          <ol
            className={mergeClasses(styles.replies, turning && styles.busy)}
            aria-label={intl.formatMessage(messages.repliesOf)}
          >
            {edges.map(({ node }, index) => (
              <li key={node.postId} ref={index === firstNew ? focusInside : undefined}>
                <Post post={node} thread={data} onChanged={readAgain} />
              </li>
            ))}
          </ol>
        )}
        <NewPosts
          edge="below"
          text={unseen === 0 ? null : intl.formatMessage(messages.newReplies, { count: unseen })}
          onShow={() => {
            setFirstNew(edges.length);
            readAgain();
          }}
        />
      </div>
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.moreReplies)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(largestPage, { onComplete })}
        />
      ) : null}
      {data.closed ? (
        <p className={styles.quiet}>{intl.formatMessage(messages.closedAbout)}</p>
      ) : (
        <PostForm
          label={intl.formatMessage(messages.yourReply)}
          submit={intl.formatMessage(messages.sendReply)}
          pending={pending}
          failure={failure}
          onSubmitted={(reply, onDone) => {
            setSent(false);
            send({ threadId: String(data.threadId), ...reply }, () => {
              onDone();
              setSent(true);
              readAgain();
            });
          }}
        />
      )}
      <span role="status">
        <VisuallyHidden>{sent ? intl.formatMessage(messages.replySent) : ''}</VisuallyHidden>
      </span>
    </>
  );
}
