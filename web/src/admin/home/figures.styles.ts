import { makeStyles, tokens } from '@fluentui/react-components';

/** Figures with their words below. */
export const useFigureStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
    gap: '12px 24px',
    margin: 0,
  },
  // The figure is above its words, which come first for those who hear them, and the week before is below both.
  figure: { display: 'flex', flexDirection: 'column' },
  before: { order: 3, margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    order: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bones: { display: 'flex', flexDirection: 'column', gap: '4px' },
  words: { order: 2, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});
