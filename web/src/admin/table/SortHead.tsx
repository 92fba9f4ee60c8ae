import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import type { ReactElement } from 'react';
import { nextSort, type TableSort } from './tableSort.ts';

const useStyles = makeStyles({
  // Where rows are cards the heads are out of sight, and nothing in them takes the focus.
  words: { '@media (min-width: 720px)': { display: 'none' } },
  button: {
    display: 'none',
    '@media (min-width: 720px)': { display: 'inline-flex' },
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    margin: '0 -6px',
    padding: '2px 6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    background: 'none',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  arrow: { flexShrink: 0 },
  // That the head can be pressed is seen before it is.
  unsorted: { flexShrink: 0, opacity: 0.6 },
});

/** The head of a column that orders the table. */
export function SortHead({
  head,
  by,
  sort,
  onSorted,
}: {
  head: string;
  by: string;
  sort: TableSort | null;
  onSorted: (sort: TableSort | null) => void;
}): ReactElement {
  const styles = useStyles();
  const isSorted = sort?.by === by;
  const Arrow = !isSorted ? ArrowSortRegular : sort.descending ? ArrowDownRegular : ArrowUpRegular;
  return (
    <>
      <span className={styles.words}>{head}</span>
      <button type="button" className={styles.button} onClick={() => onSorted(nextSort(sort, by))}>
        {head}
        <Arrow className={isSorted ? styles.arrow : styles.unsorted} fontSize={isSorted ? 16 : 12} aria-hidden />
      </button>
    </>
  );
}
