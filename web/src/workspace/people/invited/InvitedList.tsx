import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { ShowMore } from '../../../ui/list/ShowMore.tsx';
import { peopleMessages as messages } from '../messages.ts';
import { useRetryKey } from '../../../routing/part/RetryContext.ts';
import type { InvitedList_workspace$key } from './__generated__/InvitedList_workspace.graphql.ts';
import type { InvitedListPaginationQuery } from './__generated__/InvitedListPaginationQuery.graphql.ts';
import type { InvitedListQuery } from './__generated__/InvitedListQuery.graphql.ts';

const pageSize = 50;

const useStyles = makeStyles({
  counts: { margin: 0, display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
  scroll: {
    maxHeight: '240px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  busy: { opacity: 0.6 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  reason: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  more: { padding: '8px 12px' },
});

const reasons = {
  REVOKED: messages.outRevoked,
  INVITED_BEFORE: messages.outInvited,
  TOO_MANY_TODAY: messages.outTooMany,
} as const;

interface Asked {
  readonly resend: boolean;
  readonly search: string;
  readonly busy: boolean;
}

/** Everyone without an account by their address; beside those who get no invitation, why not. */
export function InvitedList({ resend, search, busy }: Asked): ReactElement | null {
  const fetchKey = useRetryKey();
  const { workspace } = useLazyLoadQuery<InvitedListQuery>(
    graphql`
      query InvitedListQuery($resend: Boolean!, $search: String) @throwOnFieldError {
        workspace {
          ...InvitedList_workspace @arguments(resend: $resend, search: $search)
        }
      }
    `,
    { resend, search: search || null },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return workspace ? <List workspace={workspace} busy={busy} /> : null;
}

function List({ workspace: key, busy }: { workspace: InvitedList_workspace$key; busy: boolean }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    InvitedListPaginationQuery,
    InvitedList_workspace$key
  >(
    graphql`
      fragment InvitedList_workspace on Workspace
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        resend: { type: "Boolean!" }
        search: { type: "String" }
      )
      @refetchable(queryName: "InvitedListPaginationQuery")
      @throwOnFieldError {
        invitedPeople(first: $count, after: $cursor, resend: $resend, search: $search)
          @connection(key: "InvitedList_invitedPeople")
          @required(action: THROW) {
          totalCount
          invitedCount
          revokedCount
          invitedBeforeCount
          tooManyTodayCount
          edges {
            node {
              userId
              username
              outcome
            }
          }
        }
      }
    `,
    key,
  );
  const { edges, invitedCount, revokedCount, invitedBeforeCount, tooManyTodayCount } = data.invitedPeople;
  const leftOut = [
    [messages.leftOutRevoked, revokedCount],
    [messages.leftOutInvited, invitedBeforeCount],
    [messages.leftOutTooMany, tooManyTodayCount],
  ] as const;
  return (
    <>
      <p className={styles.counts}>
        <strong>{intl.formatMessage(messages.getOne, { count: invitedCount })}</strong>
        {leftOut.map(([words, count]) =>
          count === 0 ? null : (
            <span key={words.id as string} className={styles.quiet}>
              {intl.formatMessage(words, { count })}
            </span>
          ),
        )}
      </p>
      {edges.length === 0 ? (
        <p className={styles.counts}>{intl.formatMessage(messages.nobody)}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
        <div role="region" tabIndex={0} aria-label={intl.formatMessage(messages.invitedList)} className={styles.scroll}>
          <ul className={mergeClasses(styles.list, busy && styles.busy)}>
            {edges.map(({ node: { userId, username, outcome } }) => (
              <li key={userId} className={styles.item}>
                <span>{username}</span>
                {outcome === 'INVITED' ? null : (
                  <span className={styles.reason}>{intl.formatMessage(reasons[outcome])}</span>
                )}
              </li>
            ))}
          </ul>
          {hasNext ? (
            <ShowMore
              className={styles.more}
              name={intl.formatMessage(messages.moreInvited)}
              failure={intl.formatMessage(messages.moreInvitedFailed)}
              loading={isLoadingNext}
              loadMore={(onComplete) => loadNext(pageSize, { onComplete })}
            />
          ) : null}
        </div>
      )}
    </>
  );
}
