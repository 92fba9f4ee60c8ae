import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    margin: 0,
    display: 'grid',
    // In large type neither column takes all of the room, and long words break.
    gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
    overflowWrap: 'anywhere',
    columnGap: '16px',
    rowGap: '8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, color: tokens.colorNeutralForeground1 },
});

/** Names with their values, in two columns. Entries without a value are left out. */
export function DefinitionList({ entries }: { entries: readonly { term: string; value: ReactNode }[] }): ReactElement {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {entries
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value }) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
