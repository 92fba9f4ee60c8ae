import { makeStyles, tokens } from '@fluentui/react-components';

export const useAccountFormStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '480px',
    marginInline: 'auto',
    // Long addresses, and long words in large type.
    overflowWrap: 'anywhere',
    paddingInline: '16px',
    paddingBlock: '16px 48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    '@media (min-width: 600px)': { paddingBlock: '48px', gap: '24px' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    '@media (min-width: 600px)': {
      padding: '32px',
      borderRadius: tokens.borderRadiusXLarge,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  lead: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  /** A field with a link that belongs to it below. */
  withLink: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  stretched: { alignSelf: 'stretch' },
  other: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  small: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationColor: 'currentcolor' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  /** A link among other words must be told from them without its colour. */
  inlineLink: { textDecorationColor: 'currentcolor' },
  /** A link that stands alone on its line: high enough to hit. */
  standing: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
