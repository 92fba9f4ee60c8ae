import { makeStyles, tokens } from '@fluentui/react-components';

export const useScopeTableStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  said: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  problem: { color: tokens.colorStatusDangerForeground1 },
  room: { containerType: 'inline-size', containerName: 'token-scopes' },
  table: { width: '100%', borderCollapse: 'collapse' },
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  // The list is longer than a window: which box reads and which writes is seen beside each.
  column: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '8px 4px',
    backgroundColor: tokens.colorNeutralBackground1,
    // The border of a row stays behind with it.
    boxShadow: `inset 0 -1px ${tokens.colorNeutralStroke2}`,
    textAlign: 'center',
    verticalAlign: 'bottom',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    // “Schreiben” is not to be broken for a few letters.
    hyphens: 'manual',
    overflowWrap: 'normal',
    // In large type on a phone the words beside the boxes need the room.
    '@container token-scopes (width < 18em)': { writingMode: 'vertical-rl' },
  },
  partColumn: {
    paddingInlineStart: 0,
    textAlign: 'start',
    '@container token-scopes (width < 18em)': { writingMode: 'horizontal-tb' },
  },
  part: { padding: '8px 8px 8px 0', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  partName: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  about: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  cell: { width: '1%', minWidth: '44px', padding: 0, textAlign: 'center', verticalAlign: 'middle' },
  // The whole cell is the target.
  target: { display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '44px', cursor: 'pointer' },
  box: {
    width: '18px',
    height: '18px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    // What gets the focus is not hidden by the head of the table.
    scrollMarginTop: '48px',
    '@container token-scopes (width < 18em)': { scrollMarginTop: '88px' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});
