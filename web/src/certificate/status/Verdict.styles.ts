import { makeStyles, tokens } from '@fluentui/react-components';

export const useVerdictStyles = makeStyles({
  // As wide as the certificate, so that everything begins where it does.
  verdict: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1000px',
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: '12px',
    '@media print': { display: 'none' },
  },
  valid: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  expired: { color: tokens.colorStatusWarningForeground1, backgroundColor: tokens.colorStatusWarningBackground1 },
  refused: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  icon: { flexShrink: 0 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground1 },
});
