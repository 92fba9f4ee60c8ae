import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { reviewMessages } from '../../review/messages.ts';
import { useThreadStyles } from '../../review/thread/Thread.styles.ts';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { AuthorThread } from './AuthorThread.tsx';
import { commentsMessages as messages } from './messages.ts';
import type { OnTake } from './Suggestion.ts';
import { useMarkedThreads } from './useMarkedThreads.ts';
import type { ThreadsByPlacePaginationQuery } from './__generated__/ThreadsByPlacePaginationQuery.graphql.ts';
import type { ThreadsByPlace_query$key } from './__generated__/ThreadsByPlace_query.graphql.ts';

export interface ThreadsByPlaceProps {
  /** Null on the page of the course. */
  readonly lectureId: number | null;
  readonly draft: CourseDraft;
  readonly onPlace: (place: ProblemPlace) => void;
  /** Puts suggested words into the draft; null where nothing can be changed. */
  readonly onTake: OnTake | null;
  /** A thread may have left the list, and the button in it that was pressed. */
  readonly onLeft: () => void;
}

/** As many as the contract gives at once. */
const pageSize = 50;
const noEdges: readonly never[] = [];

/** Those on the open page first, then the others. */
export function ThreadsByPlace({
  query,
  lectureId,
  draft,
  onPlace,
  onTake,
  onLeft,
}: ThreadsByPlaceProps & { query: ThreadsByPlace_query$key }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const thread = useThreadStyles();
  const [turning, startTurning] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ThreadsByPlacePaginationQuery,
    ThreadsByPlace_query$key
  >(
    graphql`
      fragment ThreadsByPlace_query on Query
      @argumentDefinitions(
        courseId: { type: "ID!" }
        state: { type: "ReviewThreadState" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ThreadsByPlacePaginationQuery")
      @throwOnFieldError {
        authoredCourse(id: $courseId) {
          reviewThreads(state: $state, first: $count, after: $cursor) @connection(key: "ThreadsByPlace_reviewThreads") {
            totalCount
            edges {
              node {
                threadId
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
                ...AuthorThread_thread
              }
            }
          }
        }
      }
    `,
    query,
  );
  const readAgain = (): void => startTurning(() => void refetch({}, { fetchPolicy: 'network-only' }));
  const threads = data.authoredCourse?.reviewThreads;
  useMarkedThreads(threads?.edges ?? noEdges, draft);
  if (!threads) return <p className={thread.plain}>{intl.formatMessage(reviewMessages.moreFailed)}</p>;
  const nodes = threads.edges.map(({ node }) => node);
  const isHere = ({ anchor }: (typeof nodes)[number]): boolean =>
    lectureId === null
      ? anchor.part === 'COURSE' || anchor.part === 'MODULE'
      : anchor.lectureId === lectureId || (anchor.part === 'LECTURE' && anchor.partId === lectureId);
  const groups = [
    { name: messages.here, threads: nodes.filter(isHere) },
    { name: messages.elsewhere, threads: nodes.filter((node) => !isHere(node)) },
  ];
  return (
    <>
      <p role="status" className={thread.plain}>
        {intl.formatMessage(messages.count, { count: threads.totalCount })}
      </p>
      {nodes.length === 0 ? <p className={thread.plain}>{intl.formatMessage(messages.none)}</p> : null}
      {groups.map((group) =>
        group.threads.length === 0 ? null : (
          <section key={group.name.id} className={styles.group}>
            <h2 className={styles.heading}>{intl.formatMessage(group.name)}</h2>
            <ul className={mergeClasses(thread.threads, turning && styles.busy)} aria-busy={turning}>
              {group.threads.map((node) => (
                <li key={node.threadId}>
                  <AuthorThread
                    thread={node}
                    draft={draft}
                    onPlace={onPlace}
                    onTake={onTake}
                    onChanged={() => {
                      onLeft();
                      readAgain();
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(reviewMessages.more)}
          failure={intl.formatMessage(reviewMessages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(pageSize, { onComplete })}
        />
      ) : null}
    </>
  );
}

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  busy: { opacity: 0.6 },
});
