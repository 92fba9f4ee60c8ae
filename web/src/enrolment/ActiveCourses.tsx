import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { Section } from '../ui/Section.tsx';
import { ActiveCourseCard } from './ActiveCourseCard.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { dashboardPageSize } from './dashboardPageRequest.ts';
import { enrolmentMessages as messages } from './messages.ts';
import { ReadyCard } from './ReadyCard.tsx';
import type { ActiveCourses_viewer$key } from './__generated__/ActiveCourses_viewer.graphql.ts';
import type { ActiveCoursesPaginationQuery } from './__generated__/ActiveCoursesPaginationQuery.graphql.ts';

/**
 * Courses that are not finished, each once: those that wait to be finished lead, then the one to continue, then those in progress, the
 * newest start first, page by page (DASH-01, DASH-02).
 */
export function ActiveCourses({
  viewer,
  continuedId,
  lead,
}: {
  viewer: ActiveCourses_viewer$key;
  /** The user course whose card `lead` is; null when there is none, or nobody knows. */
  continuedId: string | null;
  /** The card of the course to continue. */
  lead: ReactNode;
}): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ActiveCoursesPaginationQuery,
    ActiveCourses_viewer$key
  >(
    graphql`
      fragment ActiveCourses_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "ActiveCoursesPaginationQuery")
      @throwOnFieldError {
        activeUserCourses(first: $count, after: $cursor)
          @connection(key: "ActiveCourses_activeUserCourses")
          @required(action: THROW) {
          edges {
            node {
              id
              status
              ...ActiveCourseCard_userCourse
              ...ReadyCard_userCourse
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useCourseGridStyles();
  const nodes = data.activeUserCourses.edges.map(({ node }) => node);
  const ready = nodes.filter(({ status }) => status === 'DONE');
  const others = nodes.filter(({ id, status }) => status !== 'DONE' && id !== continuedId);
  return (
    <>
      {ready.map((node) => (
        <ReadyCard key={node.id} userCourse={node} />
      ))}
      {ready.some(({ id }) => id === continuedId) ? null : lead}
      {others.length > 0 || hasNext || nodes.length === 0 ? (
        <Section heading={intl.formatMessage(messages.inProgressHeading)}>
          {nodes.length === 0 ? (
            <EmptyState
              title={intl.formatMessage(messages.noneActive)}
              action={<ButtonLink to={links.courses}>{intl.formatMessage(messages.browse)}</ButtonLink>}
            />
          ) : null}
          <ul className={styles.grid}>
            {others.map((node) => (
              <li key={node.id} className={styles.cell}>
                <ActiveCourseCard userCourse={node} />
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
      ) : null}
    </>
  );
}
