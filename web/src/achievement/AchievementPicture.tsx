import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trophy24Regular } from '@fluentui/react-icons/svg/trophy';
import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AchievementPicture_item$key } from './__generated__/AchievementPicture_item.graphql.ts';

/** The picture of an achievement, a trophy without one. Quiet until it is earned. `size` in px. */
export function AchievementPicture({
  item,
  size,
  earned,
}: {
  item: AchievementPicture_item$key | null;
  size: number;
  earned: boolean;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AchievementPicture_item on Achievement @throwOnFieldError {
        imageUrl
      }
    `,
    item,
  );
  const styles = useStyles();
  const [failed, setFailed] = useState(false);
  const source = failed ? null : data?.imageUrl;
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
