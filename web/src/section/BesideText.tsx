import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { Prose } from './Prose.tsx';
import { twelfths } from './twelfths.ts';

/** A picture or a video beside text, in twelfths of the width; one below the other where there is no room. */
export function BesideText({
  media,
  side,
  mediaSize,
  textSize,
  html,
}: {
  media: ReactNode;
  side: string;
  mediaSize: number;
  textSize: number;
  html: string;
}): ReactElement {
  const styles = useStyles();
  const right = side === 'RIGHT';
  return (
    <div className={styles.room}>
      <div className={styles.grid} style={{ ['--columns' as string]: twelfths(mediaSize, textSize, side) }}>
        <div className={mergeClasses(styles.part, right && styles.last)}>{media}</div>
        {html.trim() === '' ? null : <Prose html={html} className={styles.part} />}
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 24px',
    alignItems: 'start',
    // Where a picture that only decorates could not be loaded, the text has its room.
    '@container (min-width: 560px)': { '&:not(:has(> :first-child:empty))': { gridTemplateColumns: 'var(--columns)' } },
  },
  part: { minWidth: 0, ':empty': { display: 'none' } },
  last: { '@container (min-width: 560px)': { order: 1 } },
});
