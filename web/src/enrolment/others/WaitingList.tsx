import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { CancelWaitingDialog, type Waiting } from './CancelWaitingDialog.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import type { WaitingList_workspace$key } from './__generated__/WaitingList_workspace.graphql.ts';
import type { WaitingListPaginationQuery } from './__generated__/WaitingListPaginationQuery.graphql.ts';
import type { WaitingListQuery } from './__generated__/WaitingListQuery.graphql.ts';

/** As many as the platform gives at once. */
const most = 100;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  course: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Who waits to join, the newest first, each with a button that cancels it. */
export function WaitingList({
  courseId,
  onCancelled,
}: {
  courseId: string | null;
  onCancelled: () => void;
}): ReactElement {
  const { workspace } = useLazyLoadQuery<WaitingListQuery>(
    graphql`
      query WaitingListQuery($courseId: ID) @throwOnFieldError {
        workspace @required(action: THROW) {
          ...WaitingList_workspace @arguments(courseId: $courseId)
        }
      }
    `,
    { courseId },
    { fetchPolicy: 'network-only' },
  );
  return <Rows workspace={workspace} onCancelled={onCancelled} />;
}

function Rows({
  workspace: key,
  onCancelled,
}: {
  workspace: WaitingList_workspace$key;
  onCancelled: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    WaitingListPaginationQuery,
    WaitingList_workspace$key
  >(
    graphql`
      fragment WaitingList_workspace on Workspace
      @argumentDefinitions(
        courseId: { type: "ID" }
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "WaitingListPaginationQuery")
      @throwOnFieldError {
        waitingEnrolments(first: $count, after: $cursor, courseId: $courseId)
          @connection(key: "WaitingList_waitingEnrolments")
          @required(action: THROW) {
          __id
          edges {
            node {
              id
              username
              courseName
              dueTime
            }
          }
        }
      }
    `,
    key,
  );
  const { __id: connectionId, edges } = data.waitingEnrolments;
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Waiting | null>(null);
  const cancelled = (): void => {
    setAsked(null);
    onCancelled();
    // The button that asked is gone with its row.
    list.current?.focus();
  };
  return (
    <>
      {edges.length === 0 ? <p>{intl.formatMessage(messages.nobodyWaits)}</p> : null}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={intl.formatMessage(messages.waitingTitle)}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.row}>
            <span className={styles.who}>
              <span>{node.username}</span>
              <span className={styles.course}>
                {node.courseName}
                {node.dueTime == null
                  ? null
                  : ` · ${intl.formatMessage(messages.dueOn, { day: intl.formatDate(node.dueTime, { dateStyle: 'medium' }) })}`}
              </span>
            </span>
            <Button
              size="small"
              aria-label={intl.formatMessage(messages.cancelWaitingOf, {
                person: node.username,
                course: node.courseName,
              })}
              onClick={() => setAsked(node)}
            >
              {intl.formatMessage(messages.cancelWaiting)}
            </Button>
          </li>
        ))}
      </ul>
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.showMore)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(most, { onComplete })}
        />
      ) : null}
      {asked ? (
        <CancelWaitingDialog
          waiting={asked}
          connectionId={connectionId}
          onCancelled={cancelled}
          onDismissed={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
