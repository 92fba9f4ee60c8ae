import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { definePage } from '../routing/pageModule.ts';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useEarnedListStyles } from './EarnedList.styles.ts';
import { EarnedList } from './EarnedList.tsx';
import { FramePicker } from './FramePicker.tsx';
import { achievementMessages as messages } from './messages.ts';
import { StillToEarn } from './StillToEarn.tsx';
import type { AchievementsPageQuery } from './__generated__/AchievementsPageQuery.graphql.ts';

const query = graphql`
  query AchievementsPageQuery($count: Int!) @throwOnFieldError {
    viewer {
      ...FramePicker_viewer
      ...EarnedList_viewer @arguments(count: $count)
      ...StillToEarn_viewer
    }
  }
`;

/** What the learner has earned so far, which frame they wear, and what can still be earned (ACH-07, ACH-08). */
function AchievementsPage({ queryRef }: { queryRef: PreloadedQuery<AchievementsPageQuery> }): ReactElement {
  const { viewer } = usePreloadedQuery<AchievementsPageQuery>(query, queryRef);
  return (
    <Page title={useIntl().formatMessage(messages.title)}>
      {viewer ? (
        <>
          <EarnedList viewer={viewer} />
          <PartBoundary>
            <FramePicker viewer={viewer} />
          </PartBoundary>
          <PartBoundary>
            <StillToEarn viewer={viewer} />
          </PartBoundary>
        </>
      ) : null}
    </Page>
  );
}

function AchievementsSkeleton(): ReactElement {
  const styles = useEarnedListStyles();
  return (
    <Page title={useIntl().formatMessage(messages.title)}>
      <div className={styles.grid}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="220px" />
        ))}
      </div>
    </Page>
  );
}

export const achievementsPage = definePage<AchievementsPageQuery>({
  Page: AchievementsPage,
  query,
  Skeleton: AchievementsSkeleton,
});
