import { Button, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../../admin/table/TableSearch.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { courseListMessages as messages } from '../messages.ts';
import { useDialogListStyles } from '../useDialogListStyles.ts';
import { useExportCourse } from '../useExportCourse.ts';
import { useOwnCourses, type OwnCourse } from './useOwnCourses.ts';

/** Finds a course and saves it as a file (CRS-09, IMPEX-01). */
export function ExportStep({ onBack, onClosed }: { onBack: () => void; onClosed: () => void }): ReactElement {
  const intl = useIntl();
  const styles = useDialogListStyles();
  const [search, setSearch] = useState('');
  const found = useOwnCourses(search);
  const courses = typeof found === 'string' ? [] : found;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.exportCourse)}
      onDismissed={onClosed}
      actions={<Button onClick={onBack}>{intl.formatMessage(messages.back)}</Button>}
    >
      <p className={styles.note}>{intl.formatMessage(messages.exportHint)}</p>
      <TableSearch label={intl.formatMessage(messages.search)} value={search} onSearched={setSearch} />
      <p role="status" className={styles.note}>
        {found === 'failed'
          ? intl.formatMessage(messages.coursesNotLoaded)
          : found !== 'loading' && found.length === 0
            ? intl.formatMessage(messages.noneFound)
            : ''}
      </p>
      {courses.length === 0 ? null : (
        <ul className={styles.list}>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseToExport course={course} />
            </li>
          ))}
        </ul>
      )}
    </ModalDialog>
  );
}

function CourseToExport({ course }: { course: OwnCourse }): ReactElement {
  const intl = useIntl();
  const styles = useDialogListStyles();
  const [save, pending] = useExportCourse(course);
  return (
    <button type="button" className={mergeClasses(styles.row, styles.pressed)} disabled={pending} onClick={save}>
      <span className={styles.name}>{course.name}</span>
      {pending ? <span className={styles.state}>{intl.formatMessage(messages.exporting)}</span> : null}
    </button>
  );
}
