import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CSSProperties, ReactElement } from 'react';

const useStyles = makeStyles({
  bone: {
    display: 'block',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '1.6s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.55 }, '100%': { opacity: 1 } },
    },
  },
  round: { borderRadius: tokens.borderRadiusCircular },
});

/** A grey stand-in of the final size for something that is on its way. */
export function Skeleton({
  width = '100%',
  height,
  aspectRatio,
  round = false,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  aspectRatio?: string;
  round?: boolean;
}): ReactElement {
  const styles = useStyles();
  return (
    <span
      aria-hidden
      className={mergeClasses(styles.bone, round && styles.round)}
      style={{ width, height, aspectRatio }}
    />
  );
}
