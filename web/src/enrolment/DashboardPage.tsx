import type { ComponentProps, ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { achievementMessages } from '../achievement/messages.ts';
import { RecentAchievements } from '../achievement/RecentAchievements.tsx';
import { VoucherButton } from '../campaign/VoucherButton.tsx';
import { definePage } from '../routing/pageModule.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { PartFailed } from '../routing/part/PartFailed.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Section } from '../ui/Section.tsx';
import { useIsCourseAdmin } from '../viewer/useShell.ts';
import { ActiveCourses } from './ActiveCourses.tsx';
import { AuthorSlot } from './AuthorSlot.tsx';
import { CompletedCourses } from './CompletedCourses.tsx';
import { CompletionRecords } from './CompletionRecords.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { useDashboardPageStyles } from './DashboardPage.styles.ts';
import { EmptyDashboard } from './EmptyDashboard.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { ReadyCard } from './ReadyCard.tsx';
import type { DashboardPageQuery } from './__generated__/DashboardPageQuery.graphql.ts';

const query = graphql`
  query DashboardPageQuery($count: Int!) @throwOnFieldError {
    viewer {
      dueNext @catch(to: NULL) {
        id
        status
        ...ContinueCard_userCourse
      }
      continueLearning @catch {
        id
        status
        ...ContinueCard_userCourse
        ...ReadyCard_userCourse
      }
      active: activeUserCourses(first: 1) @catch(to: NULL) {
        totalCount
      }
      completed: completedUserCourses(first: 1) @catch(to: NULL) {
        totalCount
      }
      records: completionRecords(first: 1) @catch(to: NULL) {
        totalCount
      }
      ...CompletionRecords_viewer @arguments(count: $count)
      ...ActiveCourses_viewer @arguments(count: $count)
      ...CompletedCourses_viewer @arguments(count: $count)
      ...RecentAchievements_viewer
    }
  }
`;

/** The learner's courses: where to continue, in progress, completed, achievements (DASH-01). */
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
  const isAuthor = useIsCourseAdmin();
  const counts = [viewer?.active, viewer?.completed, viewer?.records];
  // What could not be counted may be there.
  if (!viewer || counts.every((count) => count?.totalCount === 0)) {
    return (
      <Page title={title} heading={heading}>
        <EmptyDashboard isAuthor={isAuthor} />
      </Page>
    );
  }
  const { continueLearning, dueNext } = viewer;
  const continued =
    dueCourse(dueNext) ?? (continueLearning.ok ? continuedCourse(continueLearning.value) : failedCourse);
  const part = (message: MessageDescriptor, content: ReactElement, lead?: ReactElement): ReactElement => (
    <PartBoundary
      renderFrame={(failed) => (
        <>
          {lead}
          <Section heading={intl.formatMessage(message)}>{failed}</Section>
        </>
      )}
    >
      {content}
    </PartBoundary>
  );
  const lead = continued ? <PartBoundary key="lead">{continued.card}</PartBoundary> : undefined;
  return (
    <Page title={title} heading={heading}>
      <div className={styles.groups}>
        {isAuthor ? <AuthorSlot /> : null}
        {part(
          messages.inProgressHeading,
          <ActiveCourses viewer={viewer} continuedId={continued?.id ?? null} lead={lead} />,
          lead,
        )}
        {(viewer.records?.totalCount ?? 0) > 0 && viewer.completed?.totalCount === 0
          ? null
          : part(messages.completedHeading, <CompletedCourses viewer={viewer} />)}
        {part(messages.recordsHeading, <CompletionRecords viewer={viewer} />)}
        {part(achievementMessages.heading, <RecentAchievements viewer={viewer} />)}
      </div>
    </Page>
  );
}

const failedCourse = { id: null, card: <PartFailed /> };

/** What the dashboard asks of a course that may lead. */
interface LedCourse {
  readonly id: string;
  readonly status: string;
}

/** The card of the course that is due first (OP-155); one that only waits to be finished leads anyway. */
function dueCourse(
  due: (LedCourse & ComponentProps<typeof ContinueCard>['userCourse']) | null | undefined,
): { readonly id: string; readonly card: ReactElement } | null {
  if (!due || due.status === 'DONE') return null;
  return { id: due.id, card: <ContinueCard userCourse={due} isDue /> };
}

/** The card of the course studied last; one that only waits to be finished is continued no more. */
function continuedCourse(
  last:
    | (LedCourse & ComponentProps<typeof ContinueCard>['userCourse'] & ComponentProps<typeof ReadyCard>['userCourse'])
    | null
    | undefined,
): { readonly id: string; readonly card: ReactElement } | null {
  if (!last) return null;
  return {
    id: last.id,
    card: last.status === 'DONE' ? <ReadyCard userCourse={last} /> : <ContinueCard userCourse={last} />,
  };
}

export const dashboardPage = definePage<DashboardPageQuery>({
  Page: DashboardPage,
  query,
  Skeleton: DashboardSkeleton,
});
