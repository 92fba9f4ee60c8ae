/** What the controls of a player show. */
export interface Playback {
  readonly paused: boolean;
  /** Seconds from the beginning. */
  readonly at: number;
  /** In seconds; null while it is not known, as for a film that still grows. */
  readonly length: number | null;
  readonly muted: boolean;
  /** 1 is the whole; what is muted keeps it. */
  readonly volume: number;
  /** Whether it would play on, and has nothing to show yet. */
  readonly waiting: boolean;
}

export const atRest: Playback = { paused: true, at: 0, length: null, muted: false, volume: 1, waiting: false };

export const readPlayback = ({
  paused,
  ended,
  currentTime,
  duration,
  muted,
  volume,
  readyState,
}: HTMLVideoElement): Playback => ({
  paused,
  at: currentTime,
  length: Number.isFinite(duration) ? duration : null,
  muted: muted || volume === 0,
  volume,
  waiting: !paused && !ended && readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
});

export function togglePlay(player: HTMLVideoElement): void {
  // A browser may refuse to play; it then stays at rest.
  if (player.paused) void player.play().catch(() => undefined);
  else player.pause();
}

/** Turns the sound off and on; one that was turned down to nothing is heard again. */
export function toggleSound(player: HTMLVideoElement): void {
  const silent = player.muted || player.volume === 0;
  player.muted = !silent;
  if (silent && player.volume === 0) player.volume = 1;
}

/** Makes it as loud as that, and heard where that is more than nothing. */
export function setVolume(player: HTMLVideoElement, volume: number): void {
  player.volume = volume;
  player.muted = volume === 0;
}

/** How fast a video can play; 1 is as it was made. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
