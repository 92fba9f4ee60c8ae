import { makeStyles, tokens } from '@fluentui/react-components';

/** As wide as the certificate, so that everything begins where it does. */
const column = { boxSizing: 'border-box', width: '100%', maxWidth: '1000px', marginInline: 'auto' } as const;

export const useVerifyCertificateStyles = makeStyles({
  head: {
    ...column,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '24px',
    '@media print': { display: 'none' },
  },
  verdict: {
    ...column,
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
  lead: {
    ...column,
    margin: '0 auto',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  actions: column,
  form: { ...column, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { flex: '0 1 440px', minWidth: 0 },
  // As high as the field.
  button: { minHeight: '44px' },
});
