import { Button } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useSettingsStyles } from '../settings/Settings.styles.ts';
import { settingsMessages as messages } from '../settings/settingsMessages.ts';

const ApiTokensPanel = lazy(() =>
  import('./ApiTokensPanel.tsx').then((module) => ({ default: module.ApiTokensPanel })),
);

/** Where the account's API tokens are; their window loads when it is asked for. */
export function ApiTokens(): ReactElement {
  const intl = useIntl();
  const styles = useSettingsStyles();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={styles.text}>{intl.formatMessage(messages.apiTokensText)}</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen(true)}>{intl.formatMessage(messages.manageApiTokens)}</Button>
        {open ? (
          <LazyBoundary waiting={null}>
            <ApiTokensPanel onClosed={() => setOpen(false)} />
          </LazyBoundary>
        ) : null}
      </div>
    </>
  );
}
