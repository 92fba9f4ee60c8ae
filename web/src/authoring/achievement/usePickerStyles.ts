import { makeStyles, tokens } from '@fluentui/react-components';

/** What both lists to choose from look like. */
export const usePickerStyles = makeStyles({
  choices: { margin: 0, padding: '0 0 8px 4px', listStyleType: 'none' },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  open: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    minHeight: '36px',
    padding: '4px 4px 4px 0',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  arrow: { flexShrink: 0 },
  note: { margin: 0, padding: '0 0 12px 24px', color: tokens.colorNeutralForeground2 },
});
