import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { FormError } from '../../ui/form/FormError.tsx';
import { workspaceMessages as messages } from '../messages.ts';

const useStyles = makeStyles({
  notice: { display: 'flex', flexDirection: 'column', gap: '12px' },
  text: { margin: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** Someone saved in the meantime: says so, and that nothing typed is lost, and offers both ways on. */
export function SaveConflict({
  onOverwrite,
  onReload,
  onDismissed,
}: {
  onOverwrite: () => void;
  onReload: () => Promise<void>;
  onDismissed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [reloading, setReloading] = useState(false);
  const reload = (): void => {
    setReloading(true);
    // What could not be read leaves everything as it is; the notice stays with both ways on.
    onReload().catch(() => setReloading(false));
  };
  return (
    <FormError>
      <div className={styles.notice}>
        <p className={styles.text}>{intl.formatMessage(messages.conflict)}</p>
        <div className={styles.actions}>
          <Button disabledFocusable={reloading} onClick={onOverwrite}>
            {intl.formatMessage(messages.overwrite)}
          </Button>
          <Button disabledFocusable={reloading} onClick={reload}>
            {intl.formatMessage(messages.takeTheirs)}
          </Button>
          <Button appearance="subtle" onClick={onDismissed}>
            {intl.formatMessage(messages.goOn)}
          </Button>
        </div>
      </div>
    </FormError>
  );
}
