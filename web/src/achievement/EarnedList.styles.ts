import { makeStyles } from '@fluentui/react-components';

export const useEarnedListStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex' },
  more: { alignSelf: 'center' },
});
