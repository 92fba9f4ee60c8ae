import { makeStyles, tokens } from '@fluentui/react-components';

export const useRowsStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gap: '8px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
  },
  pair: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  // In line with the fields, below their labels.
  remove: { minWidth: '44px', minHeight: '44px', marginTop: '24px' },
  add: { alignSelf: 'flex-start' },
  empty: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
});
