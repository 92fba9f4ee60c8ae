import { makeStyles, tokens } from '@fluentui/react-components';

export const useSeriesSectionStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  numbers: { display: 'flex', flexWrap: 'wrap', columnGap: '32px', rowGap: '12px', margin: 0 },
  number: { display: 'flex', flexDirection: 'column' },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  trend: { margin: 0 },
  tools: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 240px))' },
  both: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
