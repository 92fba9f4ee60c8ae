import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { MissingDecoration } from './picture/MissingDecoration.ts';
import { MissingPicture } from './picture/MissingPicture.tsx';
import { whenMissing } from './picture/whenMissing.ts';
import { sourceSet } from './sourceSet.ts';

/** How soon a picture is seen: before all others, on the first screen, or further down. */
export type Seen = 'first' | 'soon' | 'later';

/** A picture in the size that the screen needs. Pictures from elsewhere and drawings exist in one size. One that cannot be loaded is its words. */
export function ResponsiveImage({
  src,
  alt,
  lang,
  sizes,
  className,
  width,
  height,
  seen = 'later',
  instead,
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
  /** What stands there when it cannot be loaded, other than its words. */
  instead?: ReactNode;
}): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const decoration = use(MissingDecoration);
  // A page that came drawn may have failed to load it before this was there.
  useEffect(() => {
    if (image.current) {
      whenMissing(image.current, () => setMissing(src));
    }
  }, [src]);
  if (src !== '' && src === missing) {
    if (instead !== undefined) return instead;
    if (alt.trim() !== '') return <MissingPicture {...{ alt, lang, className, width, height }} />;
    return decoration === '' ? null : <MissingPicture {...{ alt: decoration, className, width, height }} />;
  }
  return (
    <img
      ref={image}
      onError={() => setMissing(src)}
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
