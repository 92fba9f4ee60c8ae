import { Button, makeStyles } from '@fluentui/react-components';
import { readId } from '../admin/table/tableView.ts';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { FilterRegular } from '@fluentui/react-icons/svg/filter';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../admin/table/TableSearch.tsx';
import { DayField } from '../ui/form/DayField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { GroupFilter } from '../workspace/group/GroupFilter.tsx';
import { stateNames } from './learnerState.ts';
import { progressMessages as messages } from './messages.ts';
import { readState, stateWords, type ProgressView } from './progressView.ts';
import { ScoreField } from './ScoreField.tsx';

const useStyles = makeStyles({
  tools: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px', maxWidth: '1040px' },
  fields: {
    display: 'grid',
    gap: '16px',
    width: '100%',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // What is looked for needs most of the line.
    '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 3fr) repeat(3, minmax(0, 2fr))' },
  },
  more: {
    display: 'grid',
    gap: '16px',
    width: '100%',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 820px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  hidden: { display: 'none' },
  // Its words begin where the fields do.
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: '-12px' },
});

/** Search and filters above the learners. Each of them leads back to the beginning. */
export function ProgressTools({
  view,
  courses,
  person,
  onChanged,
}: {
  view: ProgressView;
  courses: readonly { readonly courseId: number; readonly name: string }[];
  /** The name of whom the list is about, where it is about one person and that is known. */
  person: string | null;
  onChanged: (changes: Partial<ProgressView>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const { since, until, min, max } = view;
  const used = [since, until, min, max].some((value) => value !== null);
  const [open, setOpen] = useState(used);
  return (
    <div role="search" className={styles.tools}>
      <div className={styles.fields}>
        <TableSearch
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          value={view.search}
          onSearched={(search) => onChanged({ search })}
        />
        <SelectField
          label={intl.formatMessage(messages.course)}
          value={view.course === null ? '' : String(view.course)}
          options={[
            { value: '', label: intl.formatMessage(messages.anyCourse) },
            ...courses.map(({ courseId, name }) => ({ value: String(courseId), label: name })),
          ]}
          onChanged={(course) => onChanged({ course: readId(course) })}
        />
        <GroupFilter value={view.group} onChanged={(group) => onChanged({ group })} />
        <SelectField
          label={intl.formatMessage(messages.state)}
          hint={intl.formatMessage(messages.stuckMeans)}
          value={view.state ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.anyState) },
            ...stateWords.map((word) => ({ value: word, label: intl.formatMessage(stateNames[word]) })),
          ]}
          onChanged={(word) => onChanged({ state: readState(word) })}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          appearance="subtle"
          icon={<FilterRegular fontSize={20} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {intl.formatMessage(messages.moreFilters)}
        </Button>
        {view.person === null ? null : (
          <Button
            icon={<DismissRegular fontSize={20} />}
            iconPosition="after"
            onClick={() => onChanged({ person: null })}
          >
            {intl.formatMessage(messages.onlyPerson, { person: person ?? intl.formatMessage(messages.onePerson) })}
          </Button>
        )}
      </div>
      <div id={id} className={open ? styles.more : styles.hidden}>
        <DayField
          label={intl.formatMessage(messages.since)}
          value={since}
          onChanged={(day) => onChanged({ since: day })}
        />
        <DayField
          label={intl.formatMessage(messages.until)}
          value={until}
          onChanged={(day) => onChanged({ until: day })}
        />
        <ScoreField
          label={intl.formatMessage(messages.minScore)}
          value={min}
          onChanged={(percent) => onChanged({ min: percent })}
        />
        <ScoreField
          label={intl.formatMessage(messages.maxScore)}
          value={max}
          onChanged={(percent) => onChanged({ max: percent })}
        />
      </div>
    </div>
  );
}
