import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { courseListMessages as messages } from '../messages.ts';
import type { ImportedCourse } from './useImportCourse.ts';

/** What an imported course names and this workspace does not have (IMPEX-02): its author has to bring it. */
export function ImportLeftovers({
  imported: { name, warnings },
  onClosed,
}: {
  imported: ImportedCourse;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
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
        {warnings.map(({ kind, address, lecture }) => (
          <li key={address}>
            {intl.formatMessage(kind === 'PACKAGE' ? messages.leftPackage : messages.leftFile, {
              place: lecture ?? name,
              address,
            })}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  about: { marginBlock: '0 12px' },
  list: { margin: 0, paddingInlineStart: '20px', overflowWrap: 'anywhere' },
});
