import { makeStyles, tokens } from '@fluentui/react-components';

export const useWaitingStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  item: { ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` } },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: '10px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  nothing: { margin: 0, color: tokens.colorNeutralForeground2 },
});
