import { mergeClasses } from '@fluentui/react-components';
import { lazy, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useMediaStyles } from '../media/Media.styles.ts';
import { posterOf } from '../media/posterOf.ts';
import { videoEmbed } from '../media/videoEmbed.ts';
import { sectionMessages } from '../messages.ts';
import { NewTabLink } from '../NewTabLink.tsx';
import type { Caption } from './caption.ts';
import { clock } from './clock.ts';
import { videoMessages as messages } from './messages.ts';
import { useVideoStyles } from './Video.styles.ts';
import { useVideoPosition } from './VideoPositions.ts';
import { VideoStill } from './VideoStill.tsx';
import { VideoFailed } from './VideoFailed.tsx';
import { VideoTranscript } from './VideoTranscript.tsx';
import type { PlayerHandle, VideoFailure } from './videoPlayer.ts';

const FilePlayer = lazy(() => import('./FilePlayer.tsx').then((module) => ({ default: module.FilePlayer })));
const HostPlayer = lazy(() => import('./HostPlayer.tsx').then((module) => ({ default: module.HostPlayer })));

export interface VideoProps {
  /** A file, or a page of a site that brings its own player. */
  url: string;
  /** The section that it stands in, null for the media of a lecture; undefined where no position is kept. */
  sectionId?: number | null | undefined;
  captions?: readonly Caption[];
  /** What is said, as an author wrote it; made of the captions where it is empty. */
  transcript?: string;
}

const noCaptions: readonly Caption[] = [];

/** For how long it is said that a video continues where it was left. */
const knownAfterSeconds = 8;

/**
 * A video (LEC-08, SEC-11): a still first. Its file, or the player of another site with its cookies and scripts, loads by a press alone.
 * Anyone who stopped in it continues there, or begins again (BEY-19).
 */
export function Video({ url, sectionId, captions = noCaptions, transcript = '' }: VideoProps): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const [start, setStart] = useState<number | null>(null);
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const [resumed, setResumed] = useState<number | null>(null);
  const { resumeAt, keep } = useVideoPosition(sectionId);
  const videoStyles = useVideoStyles();
  const player = useRef<PlayerHandle>(null);
  const embed = videoEmbed(url);
  const playFrom = (seconds: number): void => {
    setStart(seconds);
    setFailure(null);
  };
  const follow = (seconds: number, atOnce: boolean): void => {
    keep(seconds, atOnce);
    setSecond(Math.floor(seconds));
    // Someone who has watched on for a while, or gone elsewhere, knows where they are.
    if (resumed !== null && Math.abs(seconds - resumed) > knownAfterSeconds) setResumed(null);
  };
  return (
    <div>
      <div
        className={mergeClasses(
          styles.frame,
          failure !== null && videoStyles.failedFrame,
          failure === null && start !== null && !embed && videoStyles.playerFrame,
        )}
      >
        {failure !== null ? (
          <VideoFailed url={url} focused={failure.focused} onRetry={() => playFrom(failure.at)} />
        ) : start === null ? (
          <VideoStill
            picture={embed ? embed.still : (posterOf(url) ?? null)}
            host={embed?.host ?? null}
            resumeAt={resumeAt}
            onPlay={(seconds) => {
              setResumed(seconds > 0 ? seconds : null);
              playFrom(seconds);
            }}
          />
        ) : (
          <LazyBoundary
            fallback={<NewTabLink href={url}>{intl.formatMessage(messages.openVideo)}</NewTabLink>}
            waiting={<div className={videoStyles.waiting} />}
          >
            {embed ? (
              <HostPlayer ref={player} embed={embed} start={start} onPosition={follow} />
            ) : (
              <FilePlayer
                ref={player}
                url={url}
                captions={captions}
                start={start}
                onPosition={follow}
                onFailed={setFailure}
              />
            )}
          </LazyBoundary>
        )}
      </div>
      {embed && start === null ? (
        <p className={styles.note}>{intl.formatMessage(sectionMessages.videoNote, { host: embed.host })}</p>
      ) : null}
      {resumed === null ? null : (
        <p role="status" className={styles.note}>
          {intl.formatMessage(messages.goesOnAt, { time: clock(resumed) })}
        </p>
      )}
      {transcript === '' && captions.length === 0 ? null : (
        <VideoTranscript
          text={transcript}
          captions={captions}
          at={start === null ? null : second}
          onSeek={(seconds) => {
            setResumed(null);
            if (start !== null && failure === null) player.current?.seek(seconds);
            else playFrom(seconds);
          }}
        />
      )}
    </div>
  );
}
