import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { missingPictureLook } from './missingPictureLook.ts';

const useStyles = makeStyles({
  ratio: { aspectRatio: '16 / 9' },
  box: { ...missingPictureLook, width: '100%' },
});

/** What a picture shows, in words, where it would stand. */
export function MissingPicture({
  alt,
  lang,
  className,
  width,
  height,
}: {
  alt: string;
  lang?: string | undefined;
  /** Of the picture. */
  className?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}): ReactElement {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.ratio, className, styles.box)}
      style={width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
      lang={lang}
      data-missing
    >
      {alt}
    </span>
  );
}
