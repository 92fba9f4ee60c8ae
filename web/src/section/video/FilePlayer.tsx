import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useMediaStyles } from '../media/Media.styles.ts';
import { posterOf } from '../media/posterOf.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { sectionMessages } from '../messages.ts';
import { captionIn, type Caption } from './caption.ts';
import { useCaptionUrls } from './useCaptionUrls.ts';
import type { PlayerProps, VideoFailure } from './videoPlayer.ts';

/**
 * Plays a file with the controls of the browser, which know space and the volume. Beside them K plays and pauses, arrows go
 * five seconds back and on, C shows and hides captions, and F fills the screen.
 */
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
  const captionUrls = useCaptionUrls(captions);
  const styles = useMediaStyles();
  const video = useRef<HTMLVideoElement>(null);
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
  const tell = useRef(onPosition);
  useEffect(() => {
    tell.current = onPosition;
  }, [onPosition]);
  useEffect(() => {
    const player = video.current;
    player?.focus({ preventScroll: true });
    return () => {
      // Whoever leaves the page while it plays has stopped here.
      if (player && !player.paused) tell.current(player.currentTime, true);
    };
  }, []);
  useEffect(() => {
    const player = video.current;
    // What failed before it stood in the page told nobody.
    if (player?.error) onFailed(failureOf(player, start));
  }, [start, onFailed]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are those that an author has added
    <video
      ref={video}
      className={styles.fill}
      src={url}
      poster={posterOf(url)}
      // Not every browser lets its controls have the focus, which the keys need.
      tabIndex={0}
      controls
      autoPlay
      playsInline
      aria-label={intl.formatMessage(sectionMessages.video)}
      aria-keyshortcuts="K C F ArrowLeft ArrowRight"
      onKeyDown={(event) => pressKey(event, contentLanguage ?? intl.locale)}
      onLoadedMetadata={(event) => {
        if (start > 0) event.currentTarget.currentTime = start;
      }}
      onTimeUpdate={({ currentTarget: player }) => {
        if (!player.paused) onPosition(player.currentTime, false);
      }}
      onPause={({ currentTarget: player }) => {
        if (!player.ended) onPosition(player.currentTime, true);
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
  );
}

const failureOf = (player: HTMLVideoElement, start: number): VideoFailure => ({
  // Before it knows its length it stands at the beginning, whatever it was to start at.
  at: player.readyState === HTMLMediaElement.HAVE_NOTHING ? start : player.currentTime,
  focused: player === document.activeElement,
});

/** How far an arrow leads. */
const stepSeconds = 5;

function pressKey(event: KeyboardEvent<HTMLVideoElement>, language: string): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const player = event.currentTarget;
  switch (event.key.toLowerCase()) {
    case 'k':
      if (player.paused) void player.play().catch(() => undefined);
      else player.pause();
      break;
    // Up and down stay with the volume.
    case 'arrowleft':
      player.currentTime = Math.max(0, player.currentTime - stepSeconds);
      break;
    case 'arrowright':
      player.currentTime += stepSeconds;
      break;
    case 'c':
      switchCaptions(player.textTracks, language);
      break;
    case 'f':
      if (document.fullscreenElement) void document.exitFullscreen();
      else void player.requestFullscreen().catch(() => undefined);
      break;
    default:
      return;
  }
  event.preventDefault();
}

/** Hides the captions that are shown, else shows those in a language, or the nearest. */
function switchCaptions(list: TextTrackList, language: string): void {
  const tracks = Array.from(list);
  const shown = tracks.filter(({ mode }) => mode === 'showing');
  const wanted = captionIn(tracks, language);
  if (shown.length > 0) shown.forEach((track) => (track.mode = 'disabled'));
  else if (wanted) wanted.mode = 'showing';
}
