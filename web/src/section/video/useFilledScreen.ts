import { useEffect, useState, type RefObject } from 'react';

/** A phone that fills its screen with films alone. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Shows a player with its controls on the whole screen and back; where only films may fill it, the film alone. */
export function useFilledScreen(
  box: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
): { filled: boolean; toggle: () => void } {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const follow = (): void => setFilled(document.fullscreenElement === box.current && box.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);
  const toggle = (): void => {
    if (!document.fullscreenEnabled) return video.current?.webkitEnterFullscreen?.();
    const change = filled ? document.exitFullscreen() : box.current?.requestFullscreen();
    // The browser may refuse; the page then stays as it is.
    change?.catch(() => undefined);
  };
  return { filled, toggle };
}
