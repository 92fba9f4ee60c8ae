import { makeStyles, tokens } from '@fluentui/react-components';

export const useLearnerProgressHeadStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  head: { display: 'flex', flexDirection: 'column', gap: '12px', overflowWrap: 'anywhere' },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
  about: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '4px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
  note: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  bar: { maxWidth: '480px' },
  figures: { display: 'flex', flexWrap: 'wrap', columnGap: '32px', rowGap: '12px', margin: 0 },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});
