import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  track: {
    width: '100%',
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    // The fifth ground is pure black in the dark.
    backgroundColor: tokens.colorNeutralBackground6,
    // With someone's own colours both grounds would be that of the page.
    '@media (forced-colors: active)': { boxSizing: 'border-box', border: '1px solid CanvasText' },
  },
  thin: { height: '4px' },
  bar: {
    height: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    transformOrigin: 'left',
    '@media (prefers-reduced-motion: no-preference)': { transition: 'width 250ms ease-out' },
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  done: {
    backgroundColor: tokens.colorStatusSuccessBorder1,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/** How far along something is. `percent` is clamped to 0 to 100 (PROG-12). */
export function ProgressBar({
  percent,
  label,
  thin = false,
}: {
  percent: number;
  /** What it measures, for screen readers. */
  label: string;
  thin?: boolean;
}): ReactElement {
  const styles = useStyles();
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className={mergeClasses(styles.track, thin && styles.thin)}
    >
      <div className={mergeClasses(styles.bar, value === 100 && styles.done)} style={{ width: `${value}%` }} />
    </div>
  );
}
