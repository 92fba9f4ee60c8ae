import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Picture } from './capture.ts';
import { recordingMessages as messages } from './messages.ts';
import { StreamPreview } from './StreamPreview.tsx';

/** The last seconds before a recording. */
export function GettingReady({
  left,
  stream,
  shown,
}: {
  left: number;
  stream: MediaStream;
  shown: Picture;
}): ReactElement {
  const styles = useStyles();
  return (
    <>
      {shown === 'camera' ? <StreamPreview stream={stream} /> : null}
      <p role="status" className={styles.count}>
        {useIntl().formatMessage(messages.startsIn, { seconds: left })}
      </p>
    </>
  );
}

const useStyles = makeStyles({
  count: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
});
