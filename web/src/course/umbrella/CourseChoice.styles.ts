import { makeStyles, tokens } from '@fluentui/react-components';

export const useCourseChoiceStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    '@media (min-width: 600px)': { flexDirection: 'row' },
  },
  cover: {
    flexShrink: 0,
    '@media (max-width: 599px)': { aspectRatio: '5 / 2' },
    '@media (min-width: 600px)': { width: '240px', aspectRatio: 'auto', minHeight: '135px' },
  },
  words: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, padding: '16px 20px 20px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  summary: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  facts: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  because: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  study: { display: 'flex', flexDirection: 'column', gap: '8px' },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  // The link reaches over the whole card, this one lies above it.
  certificate: {
    position: 'relative',
    zIndex: 1,
    padding: '2px 0',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    marginTop: '4px',
    '::before': { content: '""', position: 'absolute', inset: 0 },
    '@media (max-width: 599px)': { width: '100%' },
  },
});
