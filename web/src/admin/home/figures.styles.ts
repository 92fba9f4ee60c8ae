import { makeStyles, tokens } from '@fluentui/react-components';

/** Figures with their words below. */
export const useFigureStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
    gap: '12px 24px',
    margin: 0,
  },
  // The figure stands above its words, which come first for those who hear them.
  figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  bones: { display: 'flex', flexDirection: 'column', gap: '4px' },
  words: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});
