import { makeStyles, tokens } from '@fluentui/react-components';

export const useCompletionScreenStyles = makeStyles({
  course: {
    margin: '-16px 0 0',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
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
  action: { minWidth: 0 },
});
