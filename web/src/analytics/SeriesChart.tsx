import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { namedSteps, ticksFor } from './chartScale.ts';

export interface ChartPoint {
  readonly time: string;
  readonly value: number | null;
}

/** Above so many steps there is no room between columns. */
const mostSpaced = 80;
const namesBelow = 5;
const height = 100;

const useStyles = makeStyles({
  chart: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8px', rowGap: '8px' },
  heights: {
    position: 'relative',
    height: '200px',
    minWidth: '2.5em',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  heightName: { position: 'absolute', right: 0, transform: 'translateY(50%)', lineHeight: 1 },
  sizer: { visibility: 'hidden', height: 0, display: 'block' },
  plot: { display: 'block', width: '100%', height: '200px', overflow: 'visible' },
  line: { stroke: tokens.colorNeutralStroke2, vectorEffect: 'non-scaling-stroke' },
  ground: { stroke: tokens.colorNeutralStrokeAccessible, vectorEffect: 'non-scaling-stroke' },
  // Forced colours keep no fill of ours; the text colour stays visible on any ground.
  column: { fill: tokens.colorBrandBackground, '@media (forced-colors: active)': { fill: 'CanvasText' } },
  names: {
    gridColumn: 2,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // In large type a name takes several lines, and on a phone the first and the last say enough.
    '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > :last-child': { textAlign: 'end' },
    '@media (max-width: 599.98px)': { '& > :not(:first-child):not(:last-child)': { display: 'none' } },
  },
});

/** Columns over time. What it shows is said by `name`; the numbers themselves stand in the table beside it. */
export function SeriesChart({
  name,
  points,
  nameOfStep,
  nameOfValue,
}: {
  name: string;
  points: readonly ChartPoint[];
  nameOfStep: (time: string) => string;
  nameOfValue: (value: number | null) => string;
}): ReactElement {
  const styles = useStyles();
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value ?? 0)));
  const top = ticks.at(-1) ?? 1;
  const gap = points.length > mostSpaced ? 0 : 0.25;
  return (
    <div className={styles.chart} role="img" aria-label={name}>
      <div className={styles.heights} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} className={styles.heightName} style={{ bottom: `${(tick / top) * 100}%` }}>
            {nameOfValue(tick)}
          </span>
        ))}
        <span className={styles.sizer}>{nameOfValue(top)}</span>
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${Math.max(1, points.length)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? styles.ground : styles.line}
            x1={0}
            x2={Math.max(1, points.length)}
            y1={height - (tick / top) * height}
            y2={height - (tick / top) * height}
          />
        ))}
        {points.map(({ time, value }, index) => (
          <rect
            key={time}
            className={styles.column}
            x={index + gap / 2}
            width={1 - gap}
            y={height - ((value ?? 0) / top) * height}
            height={((value ?? 0) / top) * height}
          >
            <title>{`${nameOfStep(time)}: ${nameOfValue(value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.names} aria-hidden>
        {namedSteps(points.length, namesBelow).map((index) => (
          <span key={index}>{nameOfStep(points[index]?.time ?? '')}</span>
        ))}
      </div>
    </div>
  );
}
