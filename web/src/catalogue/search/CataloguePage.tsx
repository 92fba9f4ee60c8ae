import { Button, mergeClasses } from '@fluentui/react-components';
import { FilterRegular } from '@fluentui/react-icons/svg/filter';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router';
import { loadWithTexts } from '../../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { definePage } from '../../routing/pageModule.ts';
import { useShell } from '../../viewer/useShell.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCopyLink } from '../../ui/useCopyLink.ts';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { useCataloguePageStyles } from './CataloguePage.styles.ts';
import { CatalogueResults } from './CatalogueResults.tsx';
import { countFilters, emptyFilter, isEmptyFilter } from './catalogueFilter.ts';
import { CourseGridSkeleton } from '../CourseGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import { catalogueMessages as messages } from '../messages.ts';
import { SearchField } from '../SearchField.tsx';
import { useCatalogueFilter } from './useCatalogueFilter.ts';
import type { CataloguePageQuery } from './__generated__/CataloguePageQuery.graphql.ts';

const query = graphql`
  query CataloguePageQuery($count: Int!, $filter: CourseFilter) @throwOnFieldError {
    ...CatalogueResults_query @arguments(count: $count, filter: $filter)
    ...CatalogueFilters_query
    courses(first: $count, filter: $filter) @required(action: THROW) {
      totalCount
    }
  }
`;

const loadSheet = () => import('./FilterSheet.tsx').then((module) => ({ default: module.FilterSheet }));
const FilterSheet = lazy(loadSheet);

/** Few workspaces have them. */
const DemoCourses = lazy(() =>
  loadWithTexts(() => import('../demo/DemoCourses.tsx')).then((module) => ({ default: module.DemoCourses })),
);

/** All courses, narrowed by the filter in the address (CAT-01, CAT-03 to CAT-07, CAT-09). */
function CataloguePage({ queryRef }: { queryRef: PreloadedQuery<CataloguePageQuery> }): ReactElement {
  const data = usePreloadedQuery<CataloguePageQuery>(query, queryRef);
  const styles = useCataloguePageStyles();
  const intl = useIntl();
  const copyLink = useCopyLink();
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  const [filter, setFilter] = useCatalogueFilter();
  const [sheetOpen, setSheetOpen] = useState(false);
  const count = countFilters(filter);
  const showsDemos = useShell().data?.workspace?.profile?.marketplace ?? false;
  const reset = (): void => setFilter(emptyFilter);
  // Where a search finds nothing, no filter leads anywhere: all of them would leave no course.
  const narrows = data.courses.totalCount > 0 || !isEmptyFilter({ ...filter, search: '' });
  const filters = <CatalogueFilters query={data} filter={filter} onChanged={setFilter} />;

  return (
    <Page title={intl.formatMessage(messages.title)}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField
            value={filter.search}
            live
            focused={parameters.has('focus')}
            onSearched={(text) => setFilter({ ...filter, search: text })}
          />
        </div>
        {narrows ? (
          <Button
            className={styles.narrow}
            size="large"
            icon={<FilterRegular fontSize={20} />}
            onPointerEnter={() => void loadSheet().catch(() => undefined)}
            onClick={() => setSheetOpen(true)}
          >
            <FormattedMessage {...(count > 0 ? messages.filtersOn : messages.filters)} values={{ count }} />
          </Button>
        ) : null}
      </div>
      <div className={styles.columns}>
        {narrows ? (
          <aside className={styles.rail} aria-label={intl.formatMessage(messages.filters)}>
            {filters}
          </aside>
        ) : null}
        <div className={mergeClasses(styles.results, !narrows && styles.alone)}>
          <FilterChips filter={filter} onChanged={setFilter} />
          <CatalogueResults
            query={data}
            filter={filter}
            onChanged={setFilter}
            aside={
              <Button
                className={styles.share}
                appearance="transparent"
                icon={<LinkRegular fontSize={20} />}
                onClick={() => void copyLink(`${pathname}${search}`)}
              >
                <FormattedMessage {...messages.share} />
              </Button>
            }
          />
          {showsDemos && isEmptyFilter(filter) ? (
            <LazyBoundary>
              <DemoCourses />
            </LazyBoundary>
          ) : null}
        </div>
      </div>
      {sheetOpen ? (
        <Suspense fallback={null}>
          <FilterSheet
            results={data.courses.totalCount}
            onReset={count > 0 ? reset : undefined}
            onDismissed={() => setSheetOpen(false)}
          >
            {filters}
          </FilterSheet>
        </Suspense>
      ) : null}
    </Page>
  );
}

function CatalogueSkeleton(): ReactElement {
  const styles = useCataloguePageStyles();
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.title)}>
      <Skeleton width="min(640px, 100%)" height={44} />
      <div className={styles.columns}>
        <div className={styles.rail}>
          <Skeleton height={320} />
        </div>
        <div className={styles.results}>
          <Skeleton width={120} height={20} />
          <CourseGridSkeleton />
        </div>
      </div>
    </Page>
  );
}

export const cataloguePage = definePage<CataloguePageQuery>({
  Page: CataloguePage,
  query,
  Skeleton: CatalogueSkeleton,
});
