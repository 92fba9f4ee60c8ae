import { useEffect, useState, type RefObject } from 'react';
import { readChoice, rememberChoice } from '../../viewer/browserChoices.ts';
import { captionIn, type Caption } from './caption.ts';

const choice = 'videoCaptions';

export interface ShownCaptions {
  readonly shown: boolean;
  /** Which of them is shown, or would be; undefined where there are none. */
  readonly chosen: Caption | undefined;
  readonly toggle: () => void;
  /** By its place among them: two may be in one language, such as those for people who are hard of hearing. */
  readonly choose: (index: number) => void;
}

/**
 * Whether a player shows captions, which the browser remembers for the next video, and in which language: first in that of the
 * course, or the nearest.
 */
export function useShownCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Caption[],
  urls: readonly string[],
  language: string,
): ShownCaptions {
  const [shown, setShown] = useState(() => readChoice(choice) === true);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = (wanted === null ? undefined : captions[wanted]) ?? captionIn(captions, language);
  useEffect(() => {
    const tracks = Array.from(video.current?.textTracks ?? []);
    // The tracks stand there only with their addresses.
    urls.forEach((_, index) => {
      const track = tracks[index];
      if (track) track.mode = shown && captions[index] === chosen ? 'showing' : 'disabled';
    });
  }, [video, captions, urls, chosen, shown]);
  return {
    shown,
    chosen,
    toggle: () => {
      if (captions.length === 0) return;
      rememberChoice(choice, !shown);
      setShown(!shown);
    },
    choose: setWanted,
  };
}
