import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { PersonPicture } from '../ui/PersonPicture.tsx';

/** The width of the avatar in px, and the share of it that the picture takes inside its frame (ACH-09, LIM-36). */
const avatarWidth = 50;
const pictureShare = 0.8;

const useStyles = makeStyles({
  avatar: { position: 'relative', display: 'flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  frame: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' },
});

/** The picture of a person inside the frame that they wear, if any (ACH-08). It decorates: the name is told elsewhere. `size` in px. */
export function Avatar({
  name,
  src,
  frame,
  size = avatarWidth,
}: {
  name: string;
  src: string | null | undefined;
  frame: string | null | undefined;
  size?: number;
}): ReactElement {
  const styles = useStyles();
  return (
    <span aria-hidden className={styles.avatar} style={{ width: size, height: size }}>
      <PersonPicture name={name} src={src} size={size * pictureShare} />
      {frame ? <img className={styles.frame} src={frame} alt="" width={size} height={size} /> : null}
    </span>
  );
}
