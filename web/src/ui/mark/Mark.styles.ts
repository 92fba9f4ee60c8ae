import { makeStyles, tokens } from '@fluentui/react-components';

/** A word in a small frame. */
export const useMarkStyles = makeStyles({
  mark: {
    display: 'inline-block',
    padding: '0 8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    // A column of a table is as wide as the words, which stay on one line where there is room for them.
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
    maxWidth: '100%',
    boxSizing: 'border-box',
    // No column of a table here: in the largest letters one long word is wider than the window.
    '@media (max-width: 479px)': { whiteSpace: 'normal', hyphens: 'auto', overflowWrap: 'anywhere' },
  },
  good: {
    borderTopColor: tokens.colorStatusSuccessBorder1,
    borderRightColor: tokens.colorStatusSuccessBorder1,
    borderBottomColor: tokens.colorStatusSuccessBorder1,
    borderLeftColor: tokens.colorStatusSuccessBorder1,
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
  },
});
