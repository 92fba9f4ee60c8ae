import { makeStyles, tokens } from '@fluentui/react-components';

export const useCalloutStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '20px 24px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 599px)': { padding: '16px' },
  },
  important: { backgroundColor: tokens.colorStatusWarningBackground1, border: '1px solid transparent' },
  info: { backgroundColor: tokens.colorBrandBackground2, border: '1px solid transparent' },
  examples: { backgroundColor: tokens.colorNeutralBackground2 },
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  kind: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  importantText: { color: tokens.colorStatusWarningForeground1 },
  infoText: { color: tokens.colorBrandForeground1 },
  examplesText: { color: tokens.colorNeutralForeground2 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  text: { fontSize: tokens.fontSizeBase400, lineHeight: `calc(${tokens.lineHeightBase400} * 12 / 11)` },
});
