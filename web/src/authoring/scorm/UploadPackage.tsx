import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { noticeMessages } from '../page/noticeMessages.ts';
import { wholePercent } from '../../ui/figure/wholePercent.ts';
import { scormMessages as messages } from './messages.ts';
import { sendPackageTo, type UploadedPackage } from './sendPackage.ts';
import { takePackage } from './waitingPackages.ts';
import { usePackageErrorText } from './usePackageErrorText.ts';
import { usePackageUpload } from './usePackageUpload.ts';

/** Chooses the archive of a SCORM package and uploads it for a course, with progress, a way out, and the reason where it is refused. */
export function UploadPackage({
  courseId,
  replaces,
  disabled = false,
  onUploaded,
}: {
  courseId: number;
  /** Whether there is a package that gives way. */
  replaces: boolean;
  disabled?: boolean;
  onUploaded: (uploaded: UploadedPackage) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const errorText = usePackageErrorText();
  const chooser = useRef<HTMLInputElement>(null);
  const send = useMemo(() => sendPackageTo(courseId), [courseId]);
  const { state, start, again, cancel } = usePackageUpload(send, (uploaded) => {
    toast({ intent: 'success', text: intl.formatMessage(messages.arrived, { name: uploaded.name }) });
    if (!uploaded.isScorm) toast({ intent: 'info', text: intl.formatMessage(messages.notScorm) });
    onUploaded(uploaded);
  });
  const startWaiting = useEffectEvent(() => {
    const file = takePackage(courseId);
    if (file) start(file);
  });
  // While it is still asked who edits, nothing of the course can be changed.
  useEffect(() => {
    if (!disabled) startWaiting();
  }, [disabled]);
  return (
    <div className={styles.upload}>
      <input
        ref={chooser}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) start(file);
          // The same file, mended, may be chosen again.
          target.value = '';
        }}
      />
      {state.is === 'sending' ? (
        <>
          <ProgressBar
            percent={wholePercent(state.part, 1)}
            label={intl.formatMessage(messages.progress, { name: state.name })}
          />
          <div className={styles.row}>
            <span className={styles.name} role="status">
              {intl.formatMessage(state.part < 1 ? messages.progress : messages.unpacking, { name: state.name })}
            </span>
            <Button size="small" onClick={cancel}>
              {intl.formatMessage(messages.cancel)}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button size="small" disabled={disabled} onClick={() => chooser.current?.click()}>
            {intl.formatMessage(replaces ? messages.replace : messages.upload)}
          </Button>
        </div>
      )}
      {state.is === 'failed' ? (
        <div className={styles.row}>
          <span role="alert" className={styles.failed}>
            {errorText(state.failure)}
          </span>
          {state.failure.code === 'PACKAGE_REFUSED' ? null : (
            <Button size="small" disabled={disabled} onClick={again}>
              {intl.formatMessage(noticeMessages.again)}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  upload: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  failed: {
    color: tokens.colorStatusDangerForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});
