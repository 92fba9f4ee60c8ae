import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useImperativeHandle, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { posterOf } from '../media/posterOf.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages } from '../messages.ts';
import type { Caption } from './caption.ts';
import { atRest, readPlayback, setVolume, togglePlay, toggleSound } from './playback.ts';
import { usePlayerStyles } from './Player.styles.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { pressPlayerKey } from './playerKeys.ts';
import { useCaptionUrls } from './useCaptionUrls.ts';
import { useFilledScreen } from './useFilledScreen.ts';
import { useShownCaptions } from './useShownCaptions.ts';
import { useSpeed } from './useSpeed.ts';
import { useReportPosition } from './useReportPosition.ts';
import type { PlayerProps, VideoFailure } from './videoPlayer.ts';

/** Plays a file, with controls that look and work alike in every browser; its keys are those of `playerKeys.ts`. */
export function FilePlayer({
  url,
  captions,
  start,
  onPosition,
  onFailed,
  ref,
}: PlayerProps & {
  url: string;
  captions: readonly Caption[];
  /** The file cannot be played, or no further than a second. */
  onFailed: (failure: VideoFailure) => void;
}): ReactElement {
  const intl = useIntl();
  const contentLanguage = useContentLanguage();
  const styles = usePlayerStyles();
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState(atRest);
  const captionUrls = useCaptionUrls(captions);
  const shownCaptions = useShownCaptions(video, captions, captionUrls, contentLanguage ?? intl.locale);
  const [speed, setSpeed] = useSpeed();
  const { filled, toggle: fill } = useFilledScreen(box, video);
  const withPlayer = (act: (player: HTMLVideoElement) => void) => (): void => {
    if (video.current) act(video.current);
  };
  const show = withPlayer((player) => setPlayback(readPlayback(player)));
  useImperativeHandle(
    ref,
    () => ({
      seek: (seconds) => {
        const player = video.current;
        if (!player) return;
        player.currentTime = seconds;
        void player.play().catch(() => undefined);
      },
    }),
    [],
  );
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    // A file that loads begins at the first of the two.
    player.defaultPlaybackRate = speed;
    player.playbackRate = speed;
  }, [speed]);
  const tell = useReportPosition(start, onPosition);
  useEffect(() => {
    const player = video.current;
    player?.focus({ preventScroll: true });
    return () => {
      // Anyone who leaves the page while it plays has stopped here.
      if (player && !player.paused) tell(player, true);
    };
  }, [tell]);
  useEffect(() => {
    const player = video.current;
    // What failed before it stood in the page told nobody.
    if (player?.error) onFailed(failureOf(player, start));
  }, [start, onFailed]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of whatever has the focus in it
    <div
      ref={box}
      className={styles.player}
      onKeyDown={(event) =>
        withPlayer((player) => pressPlayerKey(event, player, { onCaptions: shownCaptions.toggle, onFill: fill }))()
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are those that an author has added */}
      <video
        ref={video}
        className={mergeClasses(styles.film, filled && styles.filled)}
        src={url}
        poster={posterOf(url)}
        tabIndex={0}
        autoPlay
        playsInline
        aria-label={intl.formatMessage(sectionMessages.video)}
        aria-keyshortcuts="Space K M C F ArrowLeft ArrowRight ArrowUp ArrowDown"
        onClick={withPlayer(togglePlay)}
        onLoadedMetadata={(event) => {
          if (start > 0) event.currentTarget.currentTime = start;
          show();
        }}
        onDurationChange={show}
        onPlay={show}
        onWaiting={show}
        onPlaying={show}
        onVolumeChange={show}
        onSeeked={show}
        onTimeUpdate={({ currentTarget: player }) => {
          show();
          if (!player.paused) tell(player, false);
        }}
        onPause={({ currentTarget: player }) => {
          show();
          if (!player.ended) tell(player, true);
        }}
        onEnded={() => onPosition(0, true)}
        onError={({ currentTarget: player }) => onFailed(failureOf(player, start))}
      >
        {captionUrls.map((captionUrl, index) => (
          <track
            key={captionUrl}
            kind="captions"
            src={captionUrl}
            srcLang={captions[index]?.language}
            label={captions[index]?.label}
          />
        ))}
      </video>
      <PlayerBar
        playback={playback}
        captions={captions}
        shownCaptions={shownCaptions}
        speed={speed}
        filled={filled}
        onPlay={withPlayer(togglePlay)}
        onSought={(seconds) => withPlayer((player) => (player.currentTime = seconds))()}
        onSound={withPlayer(toggleSound)}
        onVolume={(volume) => withPlayer((player) => setVolume(player, volume))()}
        onSpeed={setSpeed}
        onFill={fill}
      />
    </div>
  );
}

const failureOf = (player: HTMLVideoElement, start: number): VideoFailure => ({
  // Before it knows its length it stands at the beginning, whatever it was to start at.
  at: player.readyState === HTMLMediaElement.HAVE_NOTHING ? start : player.currentTime,
  focused: player === document.activeElement,
});
