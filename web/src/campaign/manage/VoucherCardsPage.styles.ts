import { makeStyles, tokens } from '@fluentui/react-components';

export const useVoucherCardsStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '12px', '@media print': { display: 'none' } },
  text: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    // Two columns of five on A4, cut along the lines.
    '@media print': { gridTemplateColumns: '1fr 1fr', gap: 0 },
  },
});
