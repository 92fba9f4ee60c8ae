import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { ShowMore } from '../ui/list/ShowMore.tsx';
import { Section } from '../ui/Section.tsx';
import { CompletionRecordCard } from './CompletionRecordCard.tsx';
import { useCourseGridStyles } from './CourseGrid.styles.ts';
import { dashboardPageSize } from './dashboardPageRequest.ts';
import { enrolmentMessages as messages } from './messages.ts';
import type { CompletionRecords_viewer$key } from './__generated__/CompletionRecords_viewer.graphql.ts';
import type { CompletionRecordsPaginationQuery } from './__generated__/CompletionRecordsPaginationQuery.graphql.ts';

/** What was completed in courses that were deleted since, page by page (OP-170). Nothing where there is none. */
export function CompletionRecords({ viewer }: { viewer: CompletionRecords_viewer$key }): ReactElement | null {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompletionRecordsPaginationQuery,
    CompletionRecords_viewer$key
  >(
    graphql`
      fragment CompletionRecords_viewer on Viewer
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "CompletionRecordsPaginationQuery")
      @throwOnFieldError {
        completionRecords(first: $count, after: $cursor)
          @connection(key: "CompletionRecords_completionRecords")
          @required(action: THROW) {
          edges {
            node {
              userCourseId
              ...CompletionRecordCard_record
            }
          }
        }
      }
    `,
    viewer,
  );
  const intl = useIntl();
  const styles = useCourseGridStyles();
  const { edges } = data.completionRecords;
  if (edges.length === 0) return null;
  return (
    <Section heading={intl.formatMessage(messages.recordsHeading)}>
      <ul className={styles.grid}>
        {edges.map(({ node }) => (
          <li key={node.userCourseId} className={styles.cell}>
            <CompletionRecordCard record={node} />
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
