import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../admin/table/TableSearch.tsx';
import type { LedToCourse } from '../../course/umbrella/decisionTree.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { umbrellaMessages as messages } from './messages.ts';
import { useCourseSearch } from './useCourseSearch.ts';

/** The dialog in which an author finds the course that a tree leads to. */
export function CourseFinder({
  except,
  onChosen,
  onClosed,
}: {
  /** A course that cannot be chosen. */
  except: number;
  onChosen: (course: LedToCourse) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const all = useCourseSearch(search);
  const found = typeof all === 'string' ? all : all.filter(({ courseId }) => courseId !== except);
  const said =
    found === 'failed'
      ? intl.formatMessage(messages.notLoaded)
      : found !== 'loading' && found.length === 0
        ? intl.formatMessage(messages.noneFound)
        : '';
  return (
    <ModalDialog title={intl.formatMessage(messages.chooseCourse)} onDismissed={onClosed}>
      <TableSearch label={intl.formatMessage(messages.findCourse)} value={search} onSearched={setSearch} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {typeof found === 'string' || found.length === 0 ? null : (
        <ul className={styles.courses}>
          {found.map((course) => (
            <li key={course.courseId}>
              <button type="button" className={styles.course} onClick={() => onChosen(course)}>
                <span className={styles.name}>{course.name}</span>
                {course.published ? null : <span className={styles.state}>{intl.formatMessage(messages.draft)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  said: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  courses: {
    maxHeight: '50vh',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  course: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    width: '100%',
    minHeight: '44px',
    alignItems: 'center',
    padding: '8px 12px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
