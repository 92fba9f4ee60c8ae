import { ownPath } from './ownPath.ts';

/** Widths at which the platform serves its raster pictures (LEC-16, LIM-22), in px. */
export const imageWidths = [640, 768, 1024, 1366, 1600, 1920] as const;

/** The versions of a picture of this site, by its path or its whole address; undefined for any other. */
export function sourceSet(src: string): string | undefined {
  if (!/\.(?:jpe?g|png|webp)$/i.test(ownPath(src) ?? '')) return undefined;
  return imageWidths.map((width) => `${src}?w=${width} ${width}w`).join(', ');
}
