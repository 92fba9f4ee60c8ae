export const mostMinutes = 30;
export const mostSeconds = mostMinutes * 60;

/**
 * A picture is shown at most 960 pixels wide in a lecture: 1280 keep the small type of slides sharp there, and more would only be drawn
 * smaller. Slides stand still: fifteen pictures a second show a pointer that moves, and leave the bits to what is read.
 */
export const screenPicture = { width: { max: 1280 }, height: { max: 720 }, frameRate: { max: 15 } } as const;
/** A camera is asked for what it may not have: it gives what comes nearest. */
export const cameraPicture = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 24, max: 30 },
} as const;

/** With these the longest recording takes 186 MB, fewer than are taken by default. */
export const bitsPerSecond = { videoBitsPerSecond: 800_000, audioBitsPerSecond: 64_000 } as const;

/** Browsers keep to bits a second as they can: a recording ends before it is too large, with room for what makes it seekable. */
export const endsAt = (maxVideoBytes: number): number => Math.floor(maxVideoBytes * 0.98);

export const megabytesOf = (bytes: number): number => Math.floor(bytes / 1024 ** 2);
