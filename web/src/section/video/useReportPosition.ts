import { useCallback, useEffect, useRef } from 'react';
import type { PlayerProps } from './videoPlayer.ts';

/** A browser goes to a frame a little before the second that it was sent to. */
const nearSeconds = 1;

/**
 * Reports the position of a video once it has reached the second where it starts: before that it is at 0, which would overwrite the stored
 * position. A video that stops right there reports its start, and does not lose a second each time.
 */
export function useReportPosition(
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
