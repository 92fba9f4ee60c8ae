import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { Section } from '../ui/Section.tsx';
import { EarnedAchievement } from './EarnedAchievement.tsx';
import { useEarnedListStyles } from './EarnedList.styles.ts';
import { achievementMessages as messages } from './messages.ts';
import { achievementsPageSize } from './achievementsPageRequest.ts';
import type { EarnedList_viewer$key } from './__generated__/EarnedList_viewer.graphql.ts';
import type { EarnedListPaginationQuery } from './__generated__/EarnedListPaginationQuery.graphql.ts';

/** All earned achievements, the newest first, page by page. */
export function EarnedList({ viewer }: { viewer: EarnedList_viewer$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    EarnedListPaginationQuery,
    EarnedList_viewer$key
  >(
    graphql`
      fragment EarnedList_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "EarnedListPaginationQuery")
      @throwOnFieldError {
        earnedAchievements(first: $count, after: $cursor)
          @connection(key: "EarnedList_earnedAchievements")
          @required(action: THROW) {
          edges {
            node {
              id
              ...EarnedAchievement_userGamification
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useEarnedListStyles();
  const { edges } = data.earnedAchievements;
  if (edges.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
        action={
          <ButtonLink appearance="primary" to={links.dashboard}>
            {intl.formatMessage(messages.toDashboard)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Section heading={intl.formatMessage(messages.achieved)}>
      <ul className={styles.grid}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.cell}>
            <EarnedAchievement userGamification={node} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <ShowMore
          className={styles.more}
          name={intl.formatMessage(messages.loadMore)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(achievementsPageSize, { onComplete })}
        />
      ) : null}
    </Section>
  );
}
