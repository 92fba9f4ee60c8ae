import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { pageSize, type CatalogueFilter } from './catalogueFilter.ts';
import { CourseCard } from '../CourseCard.tsx';
import { CourseGrid } from '../CourseGrid.tsx';
import { LazyEmptyCatalogue } from '../LazyEmptyCatalogue.tsx';
import { catalogueMessages as messages } from '../messages.ts';
import type { CatalogueResultsPaginationQuery } from './__generated__/CatalogueResultsPaginationQuery.graphql.ts';
import type { CatalogueResults_query$key } from './__generated__/CatalogueResults_query.graphql.ts';

const useStyles = makeStyles({
  count: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  // The notice in the place of the list says it to the eye.
  heard: { position: 'absolute', clipPath: 'inset(50%)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: '32px',
  },
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', paddingTop: '8px' },
  failed: {
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The courses that match, 25 at a time (CAT-09). */
export function CatalogueResults({
  query,
  filter,
  aside,
  onChanged,
}: {
  query: CatalogueResults_query$key;
  /** What the list is narrowed to, which an empty one then blames. */
  filter: CatalogueFilter;
  /** What can be done with the list, beside the count. */
  aside: ReactNode;
  onChanged: (filter: CatalogueFilter) => void;
}): ReactElement {
  const styles = useStyles();
  const [failed, setFailed] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CatalogueResultsPaginationQuery,
    CatalogueResults_query$key
  >(
    graphql`
      fragment CatalogueResults_query on Query
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }, filter: { type: "CourseFilter" })
      @refetchable(queryName: "CatalogueResultsPaginationQuery")
      @throwOnFieldError {
        courses(first: $count, after: $cursor, filter: $filter)
          @connection(key: "CatalogueResults_courses")
          @required(action: THROW) {
          totalCount
          unavailable
          edges {
            node {
              id
              ...CourseCard_course
            }
          }
        }
      }
    `,
    query,
  );
  const { courses } = data;
  if (courses.unavailable) return <LazyEmptyCatalogue unavailable />;
  const more = (): void => {
    setFailed(false);
    loadNext(pageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <>
      <div className={styles.head}>
        <p className={mergeClasses(styles.count, courses.edges.length === 0 && styles.heard)} role="status">
          <FormattedMessage {...messages.results} values={{ count: courses.totalCount }} />
        </p>
        {aside}
      </div>
      {courses.edges.length === 0 ? (
        <LazyEmptyCatalogue unavailable={false} narrowed={{ filter, onChanged }} />
      ) : (
        <CourseGrid>
          {courses.edges.map(({ node }, index) => (
            <CourseCard key={node.id} course={node} heading="h2" place={index} />
          ))}
        </CourseGrid>
      )}
      {hasNext ? (
        <div className={styles.more}>
          <Button size="large" disabled={isLoadingNext} onClick={more}>
            <FormattedMessage {...messages.more} />
          </Button>
          {failed ? (
            <span className={styles.failed} role="alert">
              <FormattedMessage {...messages.moreFailed} />
            </span>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
