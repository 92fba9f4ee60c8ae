import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWalkFrameStyles } from './walkFrame.styles.ts';

const useStyles = makeStyles({ choices: { display: 'flex', flexDirection: 'column', gap: '8px' } });

/** The questions of an umbrella course while they are on their way: a question, and what can be chosen. */
export function WalkSkeleton(): ReactElement {
  const frame = useWalkFrameStyles();
  const styles = useStyles();
  return (
    <div className={frame.walk} aria-hidden>
      <Skeleton width="70%" height={28} />
      <div className={styles.choices}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height={48} />
        ))}
      </div>
    </div>
  );
}
