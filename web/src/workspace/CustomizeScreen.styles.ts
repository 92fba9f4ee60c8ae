import { makeStyles, tokens } from '@fluentui/react-components';

const wide = '@media (min-width: 1100px)';

export const useCustomizeScreenStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  barRow: {
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
  columns: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1520px',
    marginInline: 'auto',
    padding: '24px 16px 64px',
    display: 'grid',
    gap: '32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media (min-width: 600px)': { paddingInline: '24px' },
    [wide]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)', columnGap: '40px' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  panel: { display: 'flex', flexDirection: 'column', gap: '40px', '&[hidden]': { display: 'none' } },
  preview: { minWidth: 0, [wide]: { position: 'sticky', top: '88px' } },
  // Below the bar; takes no room while there is nothing in it.
  failure: { scrollMarginTop: '96px', ':empty': { display: 'none' } },
  notice: { display: 'flex', flexDirection: 'column', gap: '12px' },
  noticeText: { margin: 0 },
  noticeActions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
