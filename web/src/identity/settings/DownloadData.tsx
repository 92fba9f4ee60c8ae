import { Button } from '@fluentui/react-components';
import { useCallback, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { saveJson } from './saveJson.ts';
import { useSettingsStyles } from './Settings.styles.ts';
import { settingsMessages as messages } from './settingsMessages.ts';
import { useExportPersonalData } from './useExportPersonalData.ts';

/** Everything that is stored about the person, as a file. */
export function DownloadData(): ReactElement {
  const styles = useSettingsStyles();
  const errorText = useErrorText();
  const onExported = useCallback((data: unknown) => saveJson('personal-data.json', data), []);
  const { exportData, pending, failure } = useExportPersonalData(onExported);
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage {...messages.downloadText} />
      </p>
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <div className={styles.actions}>
        <Button disabledFocusable={pending} onClick={exportData}>
          <FormattedMessage {...(pending ? messages.preparing : messages.download)} />
        </Button>
      </div>
    </>
  );
}
