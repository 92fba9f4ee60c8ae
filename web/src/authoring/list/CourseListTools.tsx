import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { writeSort } from '../../admin/table/tableSort.ts';
import { allCourses, readCourseSort, readState, type CourseListView } from './courseListFilter.ts';
import { courseListMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '840px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** Search, state and order above the list of courses. Each of them leads back to its beginning. */
export function CourseListTools({
  view,
  onChanged,
}: {
  view: CourseListView;
  onChanged: (view: CourseListView) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { search, state, sort } = view;
  const chosen = sort && writeSort(sort);
  const change = (next: Partial<CourseListView>): void => onChanged({ ...allCourses, search, state, sort, ...next });
  return (
    <div role="search" className={styles.tools}>
      <div data-tour="search">
        <TableSearch
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={search}
          onSearched={(text) => change({ search: text })}
        />
      </div>
      <div data-tour="status">
        <SelectField
          label={intl.formatMessage(messages.state)}
          value={state ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyState) },
            { value: 'published', label: intl.formatMessage(messages.published) },
            { value: 'draft', label: intl.formatMessage(messages.draft) },
            { value: 'template', label: intl.formatMessage(messages.template) },
          ]}
          onChanged={(word) => change({ state: readState(word) })}
        />
      </div>
      <div data-tour="order">
        <SelectField
          label={intl.formatMessage(messages.order)}
          value={chosen ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.newestFirst) },
            { value: '-changed', label: intl.formatMessage(messages.changedLast) },
            { value: 'changed', label: intl.formatMessage(messages.changedFirst) },
            { value: 'name', label: intl.formatMessage(messages.byName) },
            { value: '-name', label: intl.formatMessage(messages.byNameBackwards) },
            { value: 'state', label: intl.formatMessage(messages.draftsFirst) },
            { value: '-state', label: intl.formatMessage(messages.publishedFirst) },
          ]}
          onChanged={(word) => change({ sort: readCourseSort(word) })}
        />
      </div>
    </div>
  );
}
