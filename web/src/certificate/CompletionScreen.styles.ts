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
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', '@media print': { display: 'none' } },
});
