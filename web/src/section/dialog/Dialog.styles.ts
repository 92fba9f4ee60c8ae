import { makeStyles, tokens } from '@fluentui/react-components';

export const useDialogStyles = makeStyles({
  turns: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  turn: { display: 'flex', alignItems: 'flex-start', gap: '12px' },
  turnRight: { flexDirection: 'row-reverse' },
  said: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    minWidth: 0,
    maxWidth: '85%',
  },
  saidRight: { alignItems: 'flex-end' },
  name: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  bubble: {
    padding: '8px 16px',
    borderRadius: '4px 12px 12px 12px',
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
  },
  bubbleRight: { borderRadius: '12px 4px 12px 12px', backgroundColor: tokens.colorBrandBackground2 },
  wide: { width: '100%' },
});
