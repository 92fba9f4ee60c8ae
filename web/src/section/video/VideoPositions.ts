import { createContext, use } from 'react';

/** Where a learner stopped in the videos of a lecture (BEY-19). A video stands in a section, or is the media of the lecture: null. */
export interface VideoPositions {
  /** Whole seconds from the beginning; null for a video without a position. */
  readonly positionOf: (sectionId: number | null) => number | null;
  /** Keeps a position, now and then; at once where `atOnce` says so. 0 forgets it. */
  readonly keep: (sectionId: number | null, seconds: number, atOnce: boolean) => void;
}

/** Null where nothing is kept: for visitors, in the editor, and wherever a video is shown outside of lectures. */
export const VideoPositionsContext = createContext<VideoPositions | null>(null);

/** A position so near to the beginning is none. */
const leastSeconds = 5;

/** The position in one video, and what keeps it; undefined for one that has none. */
export function useVideoPosition(sectionId: number | null | undefined): {
  resumeAt: number | null;
  keep: (seconds: number, atOnce: boolean) => void;
} {
  const positions = use(VideoPositionsContext);
  if (positions === null || sectionId === undefined) return { resumeAt: null, keep: () => undefined };
  const seconds = positions.positionOf(sectionId);
  return {
    resumeAt: seconds !== null && seconds >= leastSeconds ? seconds : null,
    keep: (seconds, atOnce) => positions.keep(sectionId, Math.floor(seconds), atOnce),
  };
}
