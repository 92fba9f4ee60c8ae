import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
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
  const { name } = imported;
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
        {[...byPlace(imported)].map(([place, missing]) => (
          <li key={place}>
            <Link to={place} className={mergeClasses(styles.link, styles.place)}>
              {missing[0]?.lecture ?? name}
            </Link>
            <ul className={styles.files}>
              {missing.map(({ address }) => (
                <li key={address} className={styles.file}>
                  {intl.formatMessage(messages.leftKind, { kind: missingFile(address).kind })}
                  {/* What is stored without a site is where nobody knows. */}
                  {address.startsWith('/') ? null : (
                    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
                      {intl.formatMessage(messages.leftOriginal)}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

/** What is missing by the place that lacks it, in reading order: a lecture without pictures is named once. */
function byPlace(imported: ImportedCourse): ReadonlyMap<string, readonly ImportWarning[]> {
  return Map.groupBy(imported.warnings, (warning) => placeOf(imported, warning));
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
  list: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0, padding: 0, listStyle: 'none' },
  place: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  files: { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  file: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    paddingBlock: '6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: { color: tokens.colorBrandForegroundLink },
});
