import { makeStyles } from '@fluentui/react-components';
import { readId } from '../../admin/table/tableView.ts';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import { DayField } from '../../ui/form/DayField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { moderationMessages as messages } from './messages.ts';
import { readState, stateWords, type QuestionsView } from './questionsView.ts';
import { filterNames } from './stateNames.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    width: '100%',
    maxWidth: '960px',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 820px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
  wide: { gridColumnEnd: 'span 2' },
  day: { '@media (min-width: 820px)': { gridColumnEnd: 'span 2' } },
});

/** Search and filters above the questions. Each of them leads back to the beginning. */
export function QuestionsTools({
  view,
  courses,
  onChanged,
}: {
  view: QuestionsView;
  courses: readonly { readonly courseId: number; readonly name: string }[];
  onChanged: (changes: Partial<QuestionsView>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.wide}>
        <TableSearch
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={view.search}
          onSearched={(search) => onChanged({ search })}
        />
      </div>
      <div className={styles.wide}>
        <SelectField
          label={intl.formatMessage(messages.course)}
          value={view.course === null ? '' : String(view.course)}
          options={[
            { value: '', label: intl.formatMessage(messages.anyCourse) },
            ...courses.map(({ courseId, name }) => ({ value: String(courseId), label: name })),
          ]}
          onChanged={(course) => onChanged({ course: readId(course) })}
        />
      </div>
      <div className={styles.wide}>
        <SelectField
          label={intl.formatMessage(messages.state)}
          value={view.state ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyState) },
            ...stateWords.map((word) => ({ value: word, label: intl.formatMessage(filterNames[word]) })),
          ]}
          onChanged={(word) => onChanged({ state: readState(word) })}
        />
      </div>
      <div className={styles.day}>
        <DayField
          label={intl.formatMessage(messages.since)}
          value={view.since}
          onChanged={(since) => onChanged({ since })}
        />
      </div>
      <div className={styles.day}>
        <DayField
          label={intl.formatMessage(messages.until)}
          value={view.until}
          onChanged={(until) => onChanged({ until })}
        />
      </div>
    </div>
  );
}
