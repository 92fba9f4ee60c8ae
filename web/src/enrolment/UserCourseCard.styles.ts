import { makeStyles, tokens } from '@fluentui/react-components';

export const useUserCourseCardStyles = makeStyles({
  card: {
    position: 'relative',
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    transition: 'border-color 150ms ease-out',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
  },
  words: { flex: '1 1 auto', display: 'flex', flexDirection: 'column', gap: '8px', padding: '16px 20px 20px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // The link reaches over the whole card; other links lie above it.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  quiet: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  foot: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: 'auto', paddingTop: '8px' },
  small: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    // Longer words stand below each other, each whole.
    '& > span': { whiteSpace: 'nowrap' },
  },
  above: {
    position: 'relative',
    zIndex: 1,
    alignSelf: 'flex-start',
    paddingBlock: '2px',
    '@media (pointer: coarse)': { paddingBlock: '12px' },
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});
