import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { CopyField } from './CopyField.tsx';
import { copyMessages as messages } from './messages.ts';

const useStyles = makeStyles({ text: { margin: 0 } });

/** Shows a new token or secret, once. Only its button closes it: nobody loses it by a press beside it. */
export function ShownOnceDialog({
  title,
  label,
  value,
  text,
  onClosed,
}: {
  title: string;
  label: string;
  value: string;
  /** Says that it is not shown again, and what to do with it. */
  text: string;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  return (
    <ModalDialog
      title={title}
      actions={
        <Button appearance="primary" onClick={onClosed}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <CopyField label={label} value={value} />
      <p className={styles.text}>{text}</p>
    </ModalDialog>
  );
}
