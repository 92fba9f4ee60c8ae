import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { failureMessages } from './failureMessages.ts';

const useStyles = makeStyles({
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** In the place of what could not be loaded (NAV-19): quiet, as the page around it stays of use. */
export function LoadFailedNote({ file }: { file?: string | undefined }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <span role="status" className={styles.note}>
      {intl.formatMessage(failureMessages.loadFailed)}
      {file === undefined ? null : (
        <>
          {': '}
          <code>{file}</code>
        </>
      )}
    </span>
  );
}
