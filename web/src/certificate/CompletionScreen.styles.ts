import { makeStyles, tokens } from '@fluentui/react-components';

const wide = '@media (min-width: 1024px)';

export const useCompletionScreenStyles = makeStyles({
  course: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '-16px' },
  name: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  // What the course was about: what someone has learned who is through.
  summary: {
    margin: 0,
    maxWidth: '68ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  // In a wide window the figures and the buttons stand beside the certificate.
  result: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: '32px' },
  },
  beside: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  decision: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '24px',
    borderRadius: '12px',
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  // Buttons of one width, whatever their words; one below the other on a phone.
  actions: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', maxWidth: '720px' },
    '@media print': { display: 'none' },
  },
  stacked: {
    '@media (min-width: 600px) and (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // As wide as certificate and figures together.
  verdict: { maxWidth: 'none' },
  action: { minWidth: 0 },
  // What an Open Badge is, below its button.
  note: {
    gridColumn: '1 / -1',
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});
