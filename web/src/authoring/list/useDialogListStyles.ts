import { makeStyles, tokens } from '@fluentui/react-components';

/** A list in a dialog of the course list, below its search. */
export const useDialogListStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  list: {
    maxHeight: '45vh',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    padding: '4px 12px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
  },
  pressed: {
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  state: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
