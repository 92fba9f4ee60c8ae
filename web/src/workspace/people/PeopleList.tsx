import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { useNavigation } from 'react-router';
import { AdminTable } from '../../admin/table/AdminTable.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { ShowMore } from '../../ui/list/ShowMore.tsx';
import { AddPerson } from './AddPerson.tsx';
import { InviteEveryone } from './InviteEveryone.tsx';
import { peopleMessages as messages } from './messages.ts';
import { everyone, peoplePageSize } from './peopleFilter.ts';
import { PeopleTools } from './PeopleTools.tsx';
import { usePeopleTable } from './usePeopleTable.tsx';
import { usePeopleFilter } from './usePeopleFilter.ts';
import type { PeopleListPaginationQuery } from './__generated__/PeopleListPaginationQuery.graphql.ts';
import type { PeopleList_workspace$key } from './__generated__/PeopleList_workspace.graphql.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '12px',
  },
  count: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** The people that the address asks for, 100 at a time (USERS-05, STAFF-02), with what can be done with all of them. */
export function PeopleList({
  workspace: key,
  shows,
}: {
  workspace: PeopleList_workspace$key;
  /** What is told of each person, beside who they are and how far they have come. */
  shows: 'invitations' | 'rights';
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [filter, setFilter] = usePeopleFilter();
  const loading = useNavigation().state === 'loading';
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    PeopleListPaginationQuery,
    PeopleList_workspace$key
  >(
    graphql`
      fragment PeopleList_workspace on Workspace
      @argumentDefinitions(
        count: { type: "Int!" }
        cursor: { type: "String" }
        search: { type: "String" }
        status: { type: "AccessStatus" }
      )
      @refetchable(queryName: "PeopleListPaginationQuery")
      @throwOnFieldError {
        people(first: $count, after: $cursor, search: $search, status: $status)
          @connection(key: "PeopleList_people")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              ...usePeopleTable_person
            }
          }
        }
      }
    `,
    key,
  );
  const { people } = data;
  const table = usePeopleTable(
    shows,
    people.edges.map(({ node }) => node),
  );
  const filtered = filter.search !== '' || filter.status !== null;
  return (
    <>
      <PeopleTools filter={filter} onChanged={setFilter} />
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {intl.formatMessage(messages.count, { count: people.totalCount })}
        </p>
        <div className={styles.buttons}>
          {shows === 'invitations' ? <InviteEveryone /> : null}
          <AddPerson list={filtered ? null : people.__id} invites={shows === 'invitations'} />
        </div>
      </div>
      {people.edges.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.nobody)}
          text={intl.formatMessage(messages.nobodyText)}
          action={<Button onClick={() => setFilter(everyone)}>{intl.formatMessage(messages.showEveryone)}</Button>}
        />
      ) : (
        <AdminTable label={intl.formatMessage(messages.list)} {...table} busy={loading} />
      )}
      {hasNext ? (
        <ShowMore
          name={intl.formatMessage(messages.more)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(peoplePageSize, { onComplete })}
        />
      ) : null}
    </>
  );
}
