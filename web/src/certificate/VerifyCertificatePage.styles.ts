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
  lead: {
    ...column,
    margin: '0 auto',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  actions: column,
  course: { ...column, margin: '0 auto', '@media print': { display: 'none' } },
  courseLink: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
  footer: {
    ...column,
    marginTop: '24px',
    // What it says begins where the certificate does.
    '& footer > div': { paddingInline: 0 },
    '@media print': { display: 'none' },
  },
  form: { ...column, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  field: { flex: '0 1 440px', minWidth: 0 },
  // As high as the field.
  button: { minHeight: '44px' },
});
