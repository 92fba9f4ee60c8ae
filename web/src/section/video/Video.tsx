import { Button, mergeClasses } from '@fluentui/react-components';
import { Play24Filled } from '@fluentui/react-icons/svg/play';
import { TextAlignLeft20Regular } from '@fluentui/react-icons/svg/text-align-left';
import { lazy, useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LazyBoundary } from '../../routing/LazyBoundary.tsx';
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
import { VideoFailed } from './VideoFailed.tsx';
import type { PlayerHandle, VideoFailure } from './videoPlayer.ts';

const FilePlayer = lazy(() => import('./FilePlayer.tsx').then((module) => ({ default: module.FilePlayer })));
const HostPlayer = lazy(() => import('./HostPlayer.tsx').then((module) => ({ default: module.HostPlayer })));

const Transcript = lazy(() => import('./Transcript.tsx').then((module) => ({ default: module.Transcript })));

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

/**
 * A video (LEC-08, SEC-11): a still first. Its file, or the player of another site with its cookies and scripts, loads by a press alone.
 * Whoever stopped in it goes on there, or begins anew (BEY-19).
 */
export function Video({ url, sectionId, captions = noCaptions, transcript = '' }: VideoProps): ReactElement {
  const intl = useIntl();
  const styles = useMediaStyles();
  const [start, setStart] = useState<number | null>(null);
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  const [reading, setReading] = useState(false);
  const panelId = useId();
  const { resumeAt, keep } = useVideoPosition(sectionId);
  const videoStyles = useVideoStyles();
  const player = useRef<PlayerHandle>(null);
  const embed = videoEmbed(url);
  const playFrom = (seconds: number): void => {
    setStart(seconds);
    setFailure(null);
  };
  return (
    <div>
      <div className={mergeClasses(styles.frame, failure !== null && videoStyles.failedFrame)}>
        {failure !== null ? (
          <VideoFailed url={url} focused={failure.focused} onRetry={() => playFrom(failure.at)} />
        ) : start === null ? (
          <Still
            picture={embed ? embed.still : (posterOf(url) ?? null)}
            host={embed?.host ?? null}
            resumeAt={resumeAt}
            onPlay={playFrom}
          />
        ) : (
          <LazyBoundary
            fallback={<NewTabLink href={url}>{intl.formatMessage(messages.openVideo)}</NewTabLink>}
            waiting={null}
          >
            {embed ? (
              <HostPlayer ref={player} embed={embed} start={start} onPosition={keep} />
            ) : (
              <FilePlayer
                ref={player}
                url={url}
                captions={captions}
                start={start}
                onPosition={keep}
                onFailed={setFailure}
              />
            )}
          </LazyBoundary>
        )}
      </div>
      {embed && start === null ? (
        <p className={styles.note}>{intl.formatMessage(sectionMessages.videoNote, { host: embed.host })}</p>
      ) : null}
      {transcript === '' && captions.length === 0 ? null : (
        <div className={videoStyles.reading}>
          <Button
            appearance="subtle"
            className={videoStyles.transcript}
            icon={<TextAlignLeft20Regular />}
            aria-expanded={reading}
            aria-controls={panelId}
            onClick={() => setReading(!reading)}
          >
            {intl.formatMessage(messages.transcript)}
          </Button>
          <div id={panelId}>
            {reading ? (
              <LazyBoundary>
                <Transcript
                  text={transcript}
                  captions={captions}
                  onSeek={(seconds) => {
                    if (start !== null && failure === null) player.current?.seek(seconds);
                    else playFrom(seconds);
                  }}
                />
              </LazyBoundary>
            ) : null}
          </div>
        </div>
      )}
    </div>
  );
}

/** The still of a video, and the ways to play it. */
function Still({
  picture,
  host,
  resumeAt,
  onPlay,
}: {
  picture: string | null;
  /** The site that plays it; null for a file. */
  host: string | null;
  resumeAt: number | null;
  /** It is to be played from a second on. */
  onPlay: (start: number) => void;
}): ReactElement {
  const intl = useIntl();
  const frame = useMediaStyles();
  const styles = useVideoStyles();
  const [failed, setFailed] = useState<string | null>(null);
  const label = host ? intl.formatMessage(sectionMessages.playVideo, { host }) : intl.formatMessage(messages.play);
  const goOn = resumeAt === null ? null : intl.formatMessage(messages.goOnAt, { time: clock(resumeAt) });
  return (
    <>
      {picture && picture !== failed ? (
        <img className={frame.fill} src={picture} alt="" loading="lazy" onError={() => setFailed(picture)} />
      ) : null}
      <button
        type="button"
        className={mergeClasses(frame.play, styles.play)}
        aria-label={goOn === null ? label : `${goOn}: ${label}`}
        onClick={() => onPlay(resumeAt ?? 0)}
      >
        <span className={frame.disc}>
          <Play24Filled aria-hidden />
        </span>
        {goOn === null ? null : <span className={styles.words}>{goOn}</span>}
      </button>
      {goOn === null ? null : (
        <button type="button" className={styles.anew} onClick={() => onPlay(0)}>
          {intl.formatMessage(messages.fromTheStart)}
        </button>
      )}
    </>
  );
}
