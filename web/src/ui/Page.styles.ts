import { makeStyles, tokens } from '@fluentui/react-components';

export const usePageStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    marginInline: 'auto',
    paddingInline: '16px',
    paddingBlock: '24px 48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    // A long word in large type must not widen the page.
    overflowWrap: 'break-word',
    '@media (min-width: 600px)': { paddingInline: '24px', paddingBlock: '32px 64px' },
  },
  wide: { maxWidth: '1280px' },
  reading: { maxWidth: '768px' },
  form: { maxWidth: '608px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    // A long word in large type must not widen the page.
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
    '@media (min-width: 600px)': { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
  },
  small: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    '@media (min-width: 600px)': { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
});
