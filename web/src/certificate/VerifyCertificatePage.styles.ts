import { makeStyles, tokens } from '@fluentui/react-components';

export const useVerifyCertificateStyles = makeStyles({
  head: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '24px',
    '@media print': { display: 'none' },
  },
  verdict: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '16px 20px',
    borderRadius: '12px',
    '@media print': { display: 'none' },
  },
  valid: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  unknown: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  icon: { flexShrink: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, color: tokens.colorNeutralForeground1 },
  actions: { display: 'flex', justifyContent: 'center' },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px', maxWidth: '560px' },
  field: { flex: '1 1 320px' },
});
