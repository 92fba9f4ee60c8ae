import { makeStyles, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactElement } from 'react';
import type { PercentCrop } from 'react-image-crop';

/** The share of an avatar's width that the picture takes inside its frame (ACH-09, LIM-36). */
const pictureShare = 0.8;

/** The selected part of a picture as the header draws it: round, inside the frame that is worn, if any. It decorates. `size` in px. */
export function PersonPreview({
  src,
  crop,
  frame,
  size,
}: {
  src: string;
  crop: PercentCrop;
  frame: string | null;
  size: number;
}): ReactElement {
  const styles = useStyles();
  return (
    <span aria-hidden className={styles.avatar} style={{ width: size, height: size }}>
      <span className={styles.picture} style={{ width: size * pictureShare, height: size * pictureShare }}>
        <img className={styles.image} style={placeOf(crop)} src={src} alt="" />
      </span>
      {frame ? <img className={styles.frame} src={frame} alt="" width={size} height={size} /> : null}
    </span>
  );
}

const placeOf = ({ x, y, width, height }: PercentCrop): CSSProperties => ({
  width: `${10_000 / width}%`,
  height: `${10_000 / height}%`,
  left: `${(-100 * x) / width}%`,
  top: `${(-100 * y) / height}%`,
});

const useStyles = makeStyles({
  avatar: { position: 'relative', display: 'flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  picture: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
  },
  image: { position: 'absolute', maxWidth: 'none' },
  frame: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' },
});
