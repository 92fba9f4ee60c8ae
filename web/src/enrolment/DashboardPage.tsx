import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { achievementMessages } from '../achievement/messages.ts';
import { RecentAchievements } from '../achievement/RecentAchievements.tsx';
import { VoucherButton } from '../campaign/VoucherButton.tsx';
import { links } from '../routing/links.ts';
import { definePage } from '../routing/pageRoute.tsx';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { PartFailed } from '../routing/part/PartFailed.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Section } from '../ui/Section.tsx';
import { ActiveCourses } from './ActiveCourses.tsx';
import { CompletedCourses } from './CompletedCourses.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { useDashboardPageStyles } from './DashboardPage.styles.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import type { DashboardPageQuery } from './__generated__/DashboardPageQuery.graphql.ts';

const query = graphql`
  query DashboardPageQuery($count: Int!) @throwOnFieldError {
    viewer {
      continueLearning @catch {
        ...ContinueCard_userCourse
      }
      active: activeUserCourses(first: 1) @catch(to: NULL) {
        totalCount
      }
      completed: completedUserCourses(first: 1) @catch(to: NULL) {
        totalCount
      }
      ...ActiveCourses_viewer @arguments(count: $count)
      ...CompletedCourses_viewer @arguments(count: $count)
      ...RecentAchievements_viewer
    }
  }
`;

/** The learner's courses: where to go on, in progress, completed, achievements (DASH-01). */
function DashboardPage({ queryRef }: { queryRef: PreloadedQuery<DashboardPageQuery> }): ReactElement {
  const { viewer } = usePreloadedQuery<DashboardPageQuery>(query, queryRef);
  const intl = useIntl();
  const styles = useCourseGridStyles();
  const pageStyles = useDashboardPageStyles();
  const title = intl.formatMessage(messages.dashboard);
  const heading = (
    <div className={pageStyles.head}>
      <PageHeading>{title}</PageHeading>
      <VoucherButton />
    </div>
  );
  if (!viewer || (viewer.active?.totalCount === 0 && viewer.completed?.totalCount === 0)) {
    return (
      <Page title={title} heading={heading}>
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          text={intl.formatMessage(messages.emptyText)}
          action={
            <ButtonLink appearance="primary" to={links.courses}>
              {intl.formatMessage(messages.browse)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const { continueLearning } = viewer;
  const part = (message: MessageDescriptor, content: ReactElement): ReactElement => (
    <PartBoundary renderFrame={(failed) => <Section heading={intl.formatMessage(message)}>{failed}</Section>}>
      {content}
    </PartBoundary>
  );
  return (
    <Page title={title} heading={heading}>
      <PartBoundary>
        {!continueLearning.ok ? (
          <PartFailed />
        ) : continueLearning.value ? (
          <ContinueCard userCourse={continueLearning.value} />
        ) : null}
      </PartBoundary>
      <div className={styles.groups}>
        {part(messages.inProgressHeading, <ActiveCourses viewer={viewer} />)}
        {part(messages.completedHeading, <CompletedCourses viewer={viewer} />)}
        {part(achievementMessages.heading, <RecentAchievements viewer={viewer} />)}
      </div>
    </Page>
  );
}

export const dashboardPage = definePage<DashboardPageQuery>({
  Page: DashboardPage,
  query,
  Skeleton: DashboardSkeleton,
});
