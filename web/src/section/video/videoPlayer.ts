import type { Ref } from 'react';

/** What else can be done with a video that plays. */
export interface PlayerHandle {
  readonly seek: (seconds: number) => void;
}

export interface PlayerProps {
  /** Where it begins, in seconds. */
  readonly start: number;
  /** It has come to a second, or stopped there: then `atOnce`. 0 is told at its end, too. */
  readonly onPosition: (seconds: number, atOnce: boolean) => void;
  readonly ref?: Ref<PlayerHandle>;
}

/** A file cannot be played. */
export interface VideoFailure {
  /** How far it came, in seconds. */
  readonly at: number;
  /** Whether the player had the focus, which goes where one can try again. */
  readonly focused: boolean;
}
