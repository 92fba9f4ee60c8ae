import { useCallback, useEffect, useRef } from 'react';
import type { PlayerProps } from './videoPlayer.ts';

/** A browser goes to a frame a little before the second that it was sent to. */
const nearSeconds = 1;

/**
 * Tells where a film is, once it has come to the second where it begins: before that it stands at 0, which would forget the place. A film
 * that stops right there is where it began, and does not lose a second each time.
 */
export function useToldPosition(
  start: number,
  onPosition: PlayerProps['onPosition'],
): (player: HTMLVideoElement, atOnce: boolean) => void {
  const begun = useRef(false);
  const tell = useRef(onPosition);
  useEffect(() => {
    tell.current = onPosition;
  }, [onPosition]);
  return useCallback(
    (player, atOnce) => {
      const { currentTime: at } = player;
      begun.current ||= at > start - nearSeconds;
      if (begun.current) tell.current(at < start && at > start - nearSeconds ? start : at, atOnce);
    },
    [start],
  );
}
