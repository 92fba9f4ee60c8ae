import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { EraseDialog } from './EraseDialog.tsx';
import { useSettingsStyles } from './Settings.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';

/** Where the account can be erased: apart from everything else, and never without being asked. */
export function EraseAccount({ username, hasPassword }: { username: string; hasPassword: boolean }): ReactElement {
  const styles = useSettingsStyles();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...messages.eraseText} />
      </p>
      <div className={styles.actions}>
        <Button className={styles.danger} onClick={() => setAsking(true)}>
          <FormattedMessage {...messages.erase} />
        </Button>
      </div>
      {asking ? (
        <EraseDialog username={username} hasPassword={hasPassword} onDismissed={() => setAsking(false)} />
      ) : null}
    </>
  );
}
