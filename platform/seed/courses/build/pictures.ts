/** Addresses of pictures that courses and achievements show. */

/** Address of a cover in its full width, 1280 px; the platform serves the smaller ones. */
export const cover = (name: string): string => `/static/media/covers/${name}-1280.webp`;

export const badge = (name: string): string => `/static/media/achievements/${name}.webp`;
export const frame = (name: string): string => `/static/media/frames/${name}.webp`;
