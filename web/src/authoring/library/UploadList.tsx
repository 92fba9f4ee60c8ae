import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useFileErrorText } from '../../file/useFileErrorText.ts';
import type { Upload } from '../../file/uploadQueue.ts';
import type { Uploads } from '../../file/useUploads.ts';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { wholePercent } from '../../ui/figure/wholePercent.ts';
import { libraryMessages as messages } from './messages.ts';

/** Uploads that are on their way, and those that failed with their reason (LIB-14). */
export function UploadList({ uploads, retry, remove }: Omit<Uploads, 'add'>): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const shown = uploads.filter(({ state }) => state.is !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage(messages.uploads)} className={styles.list}>
      {shown.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          <div className={styles.head}>
            <span className={styles.name}>{upload.file.name}</span>
            {upload.state.is === 'failed' && upload.state.mayRetry ? (
              <Button
                size="small"
                aria-label={intl.formatMessage(messages.retryOf, { name: upload.file.name })}
                onClick={() => retry(upload.key)}
              >
                {intl.formatMessage(messages.retry)}
              </Button>
            ) : null}
            <Button
              size="small"
              appearance="subtle"
              icon={<DismissRegular fontSize={20} />}
              aria-label={intl.formatMessage(messages.takeAway, { name: upload.file.name })}
              onClick={() => remove(upload.key)}
            />
          </div>
          <UploadProgress upload={upload} />
        </li>
      ))}
    </ul>
  );
}

function UploadProgress({ upload: { file, state } }: { upload: Upload }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useFileErrorText();
  if (state.is === 'failed') {
    return (
      <span role="alert" className={styles.failed}>
        {errorText(state.failure)}
      </span>
    );
  }
  if (state.is === 'waiting') return <span className={styles.waiting}>{intl.formatMessage(messages.waiting)}</span>;
  return (
    <ProgressBar
      thin
      percent={state.is === 'sending' ? wholePercent(state.part, 1) : 100}
      label={intl.formatMessage(messages.progress, { name: file.name })}
    />
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  upload: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '8px 8px 8px 12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'center', gap: '4px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  waiting: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  failed: {
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});
