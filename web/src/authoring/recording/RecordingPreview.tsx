import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Upload } from '../../file/uploadQueue.ts';
import { useObjectUrl } from '../../file/picture/useObjectUrl.ts';
import { useFileErrorText } from '../../file/useFileErrorText.ts';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { wholePercent } from '../../ui/figure/wholePercent.ts';
import { recordingMessages as messages } from './messages.ts';
import { mostMinutes } from './recordingLimits.ts';
import type { Recording } from './recordingMachine.ts';

/** A preview of a recording before it is used, and the progress of its upload. */
export function RecordingPreview({
  megabytes,
  recording,
  upload,
  name,
}: {
  /** How large a recording may get. */
  megabytes: number;
  recording: Recording;
  upload: Upload | null;
  /** What the file is called. */
  name: string;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useFileErrorText();
  const src = useObjectUrl(recording.blob);
  const isLeaving = upload !== null && upload.state.is !== 'failed';
  const part = upload?.state.is === 'sending' ? upload.state.part : 0;
  const failure = upload?.state.is === 'failed' ? upload.state.failure : null;
  return (
    <>
      <p role="status" className={styles.state}>
        {intl.formatMessage(isLeaving ? messages.sending : messages.ready)}
      </p>
      {isLeaving ? <ProgressBar percent={wholePercent(part, 1)} label={intl.formatMessage(messages.sending)} /> : null}
      <FormError>
        {failure ? errorText(failure) : recording.isSeekable ? null : intl.formatMessage(messages.unseekable)}
      </FormError>
      {recording.endedBy === 'author' ? null : (
        <p className={styles.note}>
          {recording.endedBy === 'time'
            ? intl.formatMessage(messages.endedByTime, { minutes: mostMinutes })
            : intl.formatMessage(messages.endedBySize, { megabytes })}
        </p>
      )}
      {src === null ? null : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written down yet what was said a moment ago */}
          <video
            className={styles.picture}
            src={src}
            controls
            playsInline
            aria-label={intl.formatMessage(messages.preview)}
          />
          <Link href={src} download={name}>
            {intl.formatMessage(messages.save)}
          </Link>
        </>
      )}
    </>
  );
}

const useStyles = makeStyles({
  state: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0 },
  picture: {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground6,
  },
});
