import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';

export const useProfileBarStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: belowTopBar(0),
    zIndex: 10,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  row: {
    boxSizing: 'border-box',
    maxWidth: '1520px',
    minHeight: '64px',
    marginInline: 'auto',
    paddingInline: '8px 16px',
    paddingBlock: '8px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    '@media (min-width: 600px)': { paddingInline: '16px 24px' },
  },
  back: { minWidth: '44px', minHeight: '44px' },
  title: {
    margin: 0,
    minWidth: 0,
    // In large type the button goes below it.
    flex: '1 1 6em',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    outlineStyle: 'none',
    '@media (min-width: 600px)': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  state: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 599px)': { order: 3, flexBasis: '100%', paddingInlineStart: '12px' },
  },
});
