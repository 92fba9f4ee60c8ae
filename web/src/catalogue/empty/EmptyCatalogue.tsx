import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { CourseGridSkeleton } from '../CourseGrid.tsx';
import { catalogueMessages as messages } from '../messages.ts';
import { CatalogueUnavailable } from './CatalogueUnavailable.tsx';
import { OtherCourses } from './OtherCourses.tsx';
import { countFilters, emptyFilter, isEmptyFilter, type CatalogueFilter } from '../search/catalogueFilter.ts';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface Narrowed {
  filter: CatalogueFilter;
  onChanged: (filter: CatalogueFilter) => void;
}

export interface EmptyCatalogueProps {
  /** The list is empty because it could not be read. */
  unavailable: boolean;
  /** What the list is narrowed to, where it can be. */
  narrowed?: Narrowed;
}

/** In place of the list: it could not be read, nothing matches, or without a filter the workspace has no published course. */
export function EmptyCatalogue({ unavailable, narrowed }: EmptyCatalogueProps): ReactElement {
  if (unavailable) return <CatalogueUnavailable />;
  return narrowed === undefined || isEmptyFilter(narrowed.filter) ? (
    <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />
  ) : (
    <>
      <NoMatches {...narrowed} />
      {narrowed.filter.search ? (
        <LazyBoundary fallback={null} waiting={<CourseGridSkeleton />}>
          <OtherCourses />
        </LazyBoundary>
      ) : null}
    </>
  );
}

/** Nothing matches the filter: what was looked for, and the nearest way to find something. */
function NoMatches({ filter, onChanged }: Narrowed): ReactElement {
  const styles = useStyles();
  const { search } = filter;
  const searchAlone = { ...emptyFilter, search };
  const narrowed = countFilters(filter) > countFilters(searchAlone);
  return (
    <EmptyState
      title={<FormattedMessage {...(search ? messages.notFound : messages.empty)} values={{ text: search }} />}
      text={<FormattedMessage {...(search ? messages.notFoundText : messages.emptyText)} />}
      action={
        <div className={styles.actions}>
          {search && narrowed ? (
            <Button onClick={() => onChanged(searchAlone)}>
              <FormattedMessage {...messages.searchAlone} />
            </Button>
          ) : null}
          <Button appearance={search && narrowed ? 'subtle' : 'secondary'} onClick={() => onChanged(emptyFilter)}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        </div>
      }
    />
  );
}
