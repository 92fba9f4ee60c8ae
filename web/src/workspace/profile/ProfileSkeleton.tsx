import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useProfileBarStyles } from './ProfileBar.styles.ts';
import { useProfileScreenStyles } from './ProfileScreen.styles.ts';
import { useWide } from './useWide.ts';

/** The page's shape while its data, or the texts of the admin's screens, are on the way; so it has no words. */
export function ProfileSkeleton(): ReactElement {
  const bar = useProfileBarStyles();
  const screen = useProfileScreenStyles();
  const wide = useWide();
  return (
    <div aria-hidden>
      <div className={bar.bar}>
        <div className={bar.row}>
          <Skeleton width="240px" height={28} />
        </div>
      </div>
      <div className={screen.columns}>
        <div className={screen.form}>
          <Skeleton height={44} />
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={68} />
          ))}
        </div>
        {wide ? (
          <div className={screen.preview}>
            <Skeleton height={480} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
