/** Widths in pixels at which pictures are served (LEC-16, LIM-22, OP-31). */
export const pictureWidths = [640, 768, 1024, 1366, 1600, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const leastPictureWidth = pictureWidths[0];

/** Bytes that a new file may come to take: the versions of a picture take about as much again. */
export const roomOf = ({
  byte_count: bytes,
  width,
}: {
  readonly byte_count: number;
  readonly width: number | null;
}): number => (width !== null && width > leastPictureWidth ? 2 * bytes : bytes);

/** The least of the widths that is at or above the one asked for; undefined above the largest: then the picture stays as it is. */
export const servedWidth = (asked: number): PictureWidth | undefined => pictureWidths.find((width) => width >= asked);

// No part begins with a dot, so neither `..` nor a hidden file is among them.
const picturePath = /^(?:[^./\\\0][^/\\\0]*\/)*[^./\\\0][^/\\\0]*\.(?:jpe?g|png|webp)$/i;

/** Whether a path below the media folder can be that of a picture with several widths. */
export const isPicturePath = (path: string): boolean => picturePath.test(path);
