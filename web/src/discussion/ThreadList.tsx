import { Button } from '@fluentui/react-components';
import { Suspense, useRef, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { RetryBoundary } from '../routing/part/RetryBoundary.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Section } from '../ui/Section.tsx';
import { AskForm } from './AskForm.tsx';
import { discussionMessages as messages } from './messages.ts';
import { NamedThread } from './NamedThread.tsx';
import { namedQuestion } from './namedQuestion.ts';
import { Questions } from './Questions.tsx';
import { ThreadOrderField } from './ThreadOrderField.tsx';
import { orderVariables, type Order } from './threadOrders.ts';
import { useLiveDiscussion } from './useLiveDiscussion.ts';
import type { ThreadListPaginationQuery } from './__generated__/ThreadListPaginationQuery.graphql.ts';
import type { ThreadList_query$key } from './__generated__/ThreadList_query.graphql.ts';

/** The questions after a lecture, and the way to ask another one (BEY-16). Nothing for those who take no part. */
export function ThreadList({
  query,
  courseId,
  lectureId,
}: {
  query: ThreadList_query$key;
  courseId: number;
  lectureId: number;
}): ReactElement | null {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ThreadListPaginationQuery,
    ThreadList_query$key
  >(
    graphql`
      fragment ThreadList_query on Query
      @argumentDefinitions(
        courseId: { type: "ID!" }
        lectureId: { type: "ID!" }
        askedByViewer: { type: "Boolean", defaultValue: false }
        orderBy: { type: "DiscussionThreadOrder" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ThreadListPaginationQuery")
      @throwOnFieldError {
        discussion(
          courseId: $courseId
          lectureId: $lectureId
          askedByViewer: $askedByViewer
          orderBy: $orderBy
          first: $count
          after: $cursor
        ) @connection(key: "ThreadList_discussion") {
          totalCount
          edges {
            node {
              threadId
              ...Questions_threads
            }
          }
        }
      }
    `,
    query,
  );
  const [order, setOrder] = useState<Order>('ACTIVITY');
  const [asking, setAsking] = useState(false);
  const [turning, startTurning] = useTransition();
  const askButton = useRef<HTMLButtonElement>(null);
  const { search } = useLocation();
  const named = namedQuestion(search);
  const asked = useLiveDiscussion(courseId, lectureId);
  const { discussion } = data;
  if (!discussion) return null;

  const readAgain = (by: Order): void =>
    startTurning(() => {
      setOrder(by);
      refetch(orderVariables[by], { fetchPolicy: 'network-only' });
    });
  const closed = (): void => {
    setAsking(false);
    // The button is there again with the next drawing.
    requestAnimationFrame(() => askButton.current?.focus());
  };
  const nothing = discussion.edges.length === 0;
  const others = discussion.edges.filter(({ node }) => node.threadId !== named);
  // Ids grow: what is above the newest that is shown was asked since.
  const newest = Math.max(0, ...discussion.edges.map(({ node }) => node.threadId));
  const unseen = order === 'MINE' || turning ? [] : asked.filter((id) => id > newest && id !== named);
  return (
    <Section
      heading={intl.formatMessage(messages.headingCount, { count: discussion.totalCount })}
      aside={
        asking ? null : (
          <Button ref={askButton} onClick={() => setAsking(true)}>
            {intl.formatMessage(messages.ask)}
          </Button>
        )
      }
    >
      {named === null ? null : (
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={96} />}>
            <NamedThread
              key={named}
              threadId={named}
              courseId={courseId}
              lectureId={lectureId}
              onGone={() => readAgain(order)}
            />
          </Suspense>
        </RetryBoundary>
      )}
      {asking ? (
        <AskForm
          courseId={courseId}
          lectureId={lectureId}
          onAsked={() => {
            closed();
            readAgain('ACTIVITY');
          }}
          onCancelled={closed}
        />
      ) : null}
      {nothing && order === 'ACTIVITY' ? null : <ThreadOrderField order={order} onChanged={readAgain} />}
      {nothing ? (
        <EmptyState
          title={intl.formatMessage(order === 'MINE' ? messages.noneMine : messages.none)}
          text={intl.formatMessage(messages.noneAbout)}
        />
      ) : null}
      <Questions
        threads={others.map(({ node }) => node)}
        unseen={unseen}
        turning={turning}
        onReadAgain={() => readAgain(order)}
      />
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(25, { onComplete })}
        />
      ) : null}
    </Section>
  );
}
