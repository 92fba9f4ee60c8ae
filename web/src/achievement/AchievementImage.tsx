import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy';
import { useState, type ReactElement } from 'react';
import { Avatar } from '../shell/Avatar.tsx';
import { useViewer } from '../viewer/useShell.ts';

/**
 * The picture of an achievement, a trophy without one; a frame is drawn round one's own picture (ACH-05, ACH-09). Quiet until it is
 * earned. `size` in px.
 */
export function AchievementImage({
  frame,
  imageUrl,
  size,
  earned,
}: {
  frame: boolean;
  imageUrl: string | null | undefined;
  size: number;
  earned: boolean;
}): ReactElement {
  const styles = useStyles();
  const viewer = useViewer();
  const [failed, setFailed] = useState(false);
  const source = failed ? null : imageUrl;
  if (source && frame && viewer) {
    return (
      <span aria-hidden className={mergeClasses(styles.framed, !earned && styles.quiet)}>
        <Avatar name={viewer.name} src={viewer.pictureUrl} frame={source} size={size} />
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={mergeClasses(styles.disc, earned && styles.earned)}
      style={{ width: `${size}px`, height: `${size}px` }}
    >
      {source ? (
        <img
          className={mergeClasses(styles.picture, !earned && styles.quiet)}
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      ) : (
        <Trophy24Regular />
      )}
    </span>
  );
}

const useStyles = makeStyles({
  framed: { display: 'inline-flex', flexShrink: 0 },
  disc: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  earned: { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  picture: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  quiet: { filter: 'grayscale(1)', opacity: 0.6 },
});
