import { makeStyles, tokens } from '@fluentui/react-components';

/** A value of a row with a quiet line below it. */
export const useCellStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2px', overflowWrap: 'anywhere' },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // Where the table has columns; in a card a date in large type may need two lines.
  whole: { '@media (min-width: 1024px)': { whiteSpace: 'nowrap' } },
  strong: { fontWeight: tokens.fontWeightSemibold },
  late: {
    borderTopColor: tokens.colorStatusDangerBorder1,
    borderRightColor: tokens.colorStatusDangerBorder1,
    borderBottomColor: tokens.colorStatusDangerBorder1,
    borderLeftColor: tokens.colorStatusDangerBorder1,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
});
