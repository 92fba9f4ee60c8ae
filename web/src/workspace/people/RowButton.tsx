import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactElement, Ref } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { peopleMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  button: { minWidth: 0 },
});

/** A button of a row; its name says whom it is about. */
export function RowButton({
  ref,
  action,
  person,
  busy,
  onPressed,
}: {
  ref?: Ref<HTMLButtonElement>;
  action: MessageDescriptor;
  person: string;
  /** True while something is under way in the row. */
  busy: boolean;
  onPressed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const words = intl.formatMessage(action);
  return (
    <Button
      ref={ref}
      size="small"
      className={styles.button}
      disabledFocusable={busy}
      aria-label={intl.formatMessage(messages.actionOf, { action: words, person })}
      onClick={onPressed}
    >
      {words}
    </Button>
  );
}
