import { Button } from '@fluentui/react-components';
import { TextAlignLeft20Regular } from '@fluentui/react-icons/svg/text-align-left';
import { lazy, useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import type { Caption } from './caption.ts';
import { videoMessages as messages } from './messages.ts';
import { useVideoStyles } from './Video.styles.ts';

const Transcript = lazy(() => import('./Transcript.tsx').then((module) => ({ default: module.Transcript })));

/** What is said in a video, behind a button; it loads when someone opens it (BEY-19). */
export function VideoTranscript({
  text,
  captions,
  at,
  onSeek,
}: {
  text: string;
  captions: readonly Caption[];
  /** Where the video is, in seconds; null before it plays. */
  at: number | null;
  /** The video is to continue at a second. */
  onSeek: (seconds: number) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useVideoStyles();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.reading}>
      <Button
        appearance="subtle"
        className={styles.transcript}
        icon={<TextAlignLeft20Regular />}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {intl.formatMessage(messages.transcript)}
      </Button>
      <div id={panelId}>
        {open ? (
          <LazyBoundary>
            <Transcript text={text} captions={captions} at={at} onSeek={onSeek} />
          </LazyBoundary>
        ) : null}
      </div>
    </div>
  );
}
