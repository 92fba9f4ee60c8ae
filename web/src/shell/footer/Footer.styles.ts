import { makeStyles, tokens } from '@fluentui/react-components';

export const useFooterStyles = makeStyles({
  footer: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, '@media print': { display: 'none' } },
  column: {
    boxSizing: 'border-box',
    maxWidth: '1280px',
    marginInline: 'auto',
    paddingInline: '16px',
    paddingBlock: '24px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    '@media (min-width: 600px)': { paddingInline: '24px' },
  },
  // WS-22, LIM-38: 80 px at most.
  logo: { display: 'block', alignSelf: 'flex-start', maxHeight: '80px', maxWidth: '160px', objectFit: 'contain' },
  disclaimer: {
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', rowGap: '8px' },
  copyright: {
    margin: 0,
    flexGrow: 1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '16px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '24px',
    minHeight: '32px',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
});
