import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { Section } from '../ui/Section.tsx';
import { CompletedCourseCard } from './CompletedCourseCard.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { dashboardPageSize } from './dashboardPageRequest.ts';
import { enrolmentMessages as messages } from './messages.ts';
import type { CompletedCourses_viewer$key } from './__generated__/CompletedCourses_viewer.graphql.ts';
import type { CompletedCoursesPaginationQuery } from './__generated__/CompletedCoursesPaginationQuery.graphql.ts';

/** Completed courses, the newest finish first, page by page (DASH-01, DASH-03). */
export function CompletedCourses({ viewer }: { viewer: CompletedCourses_viewer$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompletedCoursesPaginationQuery,
    CompletedCourses_viewer$key
  >(
    graphql`
      fragment CompletedCourses_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "CompletedCoursesPaginationQuery")
      @throwOnFieldError {
        completedUserCourses(first: $count, after: $cursor)
          @connection(key: "CompletedCourses_completedUserCourses")
          @required(action: THROW) {
          edges {
            node {
              id
              ...CompletedCourseCard_userCourse
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useCourseGridStyles();
  const { edges } = data.completedUserCourses;
  return (
    <Section heading={intl.formatMessage(messages.completedHeading)}>
      {edges.length === 0 ? <p className={styles.none}>{intl.formatMessage(messages.noneCompleted)}</p> : null}
      <ul className={styles.grid}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.cell}>
            <CompletedCourseCard userCourse={node} />
          </li>
        ))}
      </ul>
      {hasNext ? (
        <ShowMore
          className={styles.more}
          name={intl.formatMessage(messages.loadMore)}
          failure={intl.formatMessage(messages.moreFailed)}
          loading={isLoadingNext}
          loadMore={(onComplete) => loadNext(dashboardPageSize, { onComplete })}
        />
      ) : null}
    </Section>
  );
}
