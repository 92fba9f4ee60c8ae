import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode, Ref } from 'react';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '12px',
    // Below the header of the site, when a page is turned.
    scrollMarginTop: '72px',
  },
  count: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** Above a table: how much there is, and what can be done with the whole of it. */
export function TableHead({
  ref,
  count,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  /** In words; null says nothing. */
  count: string | null;
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.head} ref={ref}>
      <p className={styles.count} role="status">
        {count}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
