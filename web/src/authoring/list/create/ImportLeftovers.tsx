import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { links } from '../../../routing/links.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { missingFile } from '../../check/missingFile.ts';
import { courseListMessages as messages } from '../messages.ts';
import type { ImportedCourse, ImportWarning } from './useImportCourse.ts';

/**
 * What an imported course names and this workspace does not have (IMPEX-02, OP-238): its author has to bring it, where each entry leads. The
 * check before it is published finds every place that lacks it.
 */
export function ImportLeftovers({
  imported,
  onClosed,
}: {
  imported: ImportedCourse;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, warnings } = imported;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.leftovers)}
      onDismissed={onClosed}
      actions={
        <Button appearance="primary" onClick={onClosed}>
          {intl.formatMessage(messages.leftoversRead)}
        </Button>
      }
    >
      <p className={styles.about}>{intl.formatMessage(messages.leftoversAbout, { course: name })}</p>
      <ul className={styles.list}>
        {warnings.map((warning) => (
          <li key={warning.address} className={styles.entry}>
            <Link to={placeOf(imported, warning)} className={styles.link}>
              {warning.lecture ?? name}
            </Link>
            <span>{intl.formatMessage(messages.leftKind, { kind: missingFile(warning.address).kind })}</span>
            {/* What is stored without a site is where nobody knows. */}
            {warning.address.startsWith('/') ? null : (
              <a href={warning.address} target="_blank" rel="noreferrer" className={styles.link}>
                {intl.formatMessage(messages.leftOriginal)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

/** The lecture in the editor, else the page of the course. */
function placeOf({ courseId, modules }: ImportedCourse, { path }: ImportWarning): string {
  const [, module, lecture] = /^modules\.(\d+)(?:\.lectures\.(\d+))?/.exec(path) ?? [];
  const within = modules?.[Number(module)];
  const lectureId = within?.lectures[Number(lecture)]?.lectureId;
  return within && lectureId !== undefined
    ? links.editLecture({ courseId, moduleId: within.moduleId, lectureId })
    : links.editCourse(courseId);
}

const useStyles = makeStyles({
  about: { marginBlock: '0 12px' },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  entry: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink },
});
