import type { ReactElement } from 'react';
import { sourceSet } from './sourceSet.ts';

/** A picture in the size that the screen needs. Pictures from elsewhere and drawings exist in one size. */
export function ResponsiveImage({
  src,
  alt,
  sizes,
  className,
  width,
  height,
  eager = false,
}: {
  src: string;
  alt: string;
  /** How wide it is drawn, as the attribute `sizes`. */
  sizes: string;
  className?: string;
  /** The ratio of `width` and `height` keeps its place before it has loaded. */
  width?: number;
  height?: number;
  /** True for what is seen first. */
  eager?: boolean;
}): ReactElement {
  return (
    <img
      src={src}
      srcSet={sourceSet(src)}
      sizes={sizes}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
