import { makeStyles, tokens } from '@fluentui/react-components';

export const useEventChoicesStyles = makeStyles({
  all: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  said: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  problem: { color: tokens.colorStatusDangerForeground1 },
  group: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  groupHead: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  groupName: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});
