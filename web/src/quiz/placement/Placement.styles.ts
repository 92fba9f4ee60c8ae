import { makeStyles, tokens } from '@fluentui/react-components';

export const usePlacementStyles = makeStyles({
  items: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  label: {
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '& img': { maxWidth: '100%' },
  },
  // As wide at every item, so that the categories stand below one another.
  categories: { display: 'grid', gap: '8px' },
  narrow: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))' },
  wide: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 184px), 1fr))' },
  explanations: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '16px' },
});
