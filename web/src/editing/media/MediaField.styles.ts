import { makeStyles, tokens } from '@fluentui/react-components';

export const useMediaFieldStyles = makeStyles({
  zone: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    boxSizing: 'border-box',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: {
    border: `1px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: { flex: '1 1 200px', display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  empty: { color: tokens.colorNeutralForeground2, whiteSpace: 'normal' },
  failed: { color: tokens.colorStatusDangerForeground1, whiteSpace: 'normal' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});
