import type { ReactElement } from 'react';
import { sourceSet } from './sourceSet.ts';

/** How soon a picture is seen: before all others, on the first screen, or further down. */
export type Seen = 'first' | 'soon' | 'later';

/** A picture in the size that the screen needs. Pictures from elsewhere and drawings exist in one size. */
export function ResponsiveImage({
  src,
  alt,
  lang,
  sizes,
  className,
  width,
  height,
  seen = 'later',
}: {
  src: string;
  alt: string;
  /** The language of `alt`, where it is not that of the page. */
  lang?: string | undefined;
  /** How wide it is drawn, as the attribute `sizes`. */
  sizes: string;
  className?: string;
  /** The ratio of `width` and `height` keeps its place before it has loaded. */
  width?: number;
  height?: number;
  seen?: Seen;
}): ReactElement {
  return (
    <img
      // Without a picture its place is seen; an empty address would load the page once more.
      src={src || undefined}
      srcSet={sourceSet(src)}
      sizes={sizes}
      alt={alt}
      lang={lang}
      className={className}
      width={width}
      height={height}
      loading={seen === 'later' ? 'lazy' : 'eager'}
      // One alone: what is wanted before everything else cannot be three pictures.
      fetchPriority={seen === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
