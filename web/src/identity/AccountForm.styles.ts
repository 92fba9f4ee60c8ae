import { makeStyles, tokens } from '@fluentui/react-components';

export const useAccountFormStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '448px',
    marginInline: 'auto',
    paddingInline: '16px',
    paddingBlock: '24px 48px',
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    '@media (min-width: 600px)': { paddingBlock: '64px' },
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
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
  },
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  consent: { display: 'flex', flexDirection: 'column' },
  documents: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', paddingInlineStart: '30px' },
  other: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});
