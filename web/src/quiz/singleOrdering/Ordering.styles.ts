import { makeStyles, tokens } from '@fluentui/react-components';

const heading = {
  margin: '0 0 8px',
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  fontWeight: tokens.fontWeightSemibold,
} as const;

export const useOrderingStyles = makeStyles({
  lists: { display: 'flex', flexDirection: 'column', gap: '16px' },
  heading: { ...heading, color: tokens.colorNeutralForeground2 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    borderRadius: '8px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  sourceItem: { display: 'flex', alignItems: 'center', gap: '4px' },
  movable: { cursor: 'grab', userSelect: 'none', '& img': { pointerEvents: 'none' } },
  // Lifted above its neighbours while it is dragged.
  dragged: {
    position: 'relative',
    zIndex: 1,
    cursor: 'grabbing',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    borderRadius: '8px',
  },
  // A finger on the grip drags; anywhere else it scrolls.
  grip: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    minHeight: '40px',
    color: tokens.colorNeutralForeground3,
    touchAction: 'none',
  },
  target: {
    transition: 'box-shadow 150ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  before: { boxShadow: `0 -6px 0 -3px ${tokens.colorBrandStroke1}` },
  after: { boxShadow: `0 6px 0 -3px ${tokens.colorBrandStroke1}` },
  emptyOver: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  source: {
    width: '100%',
    minHeight: '48px',
    justifyContent: 'flex-start',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '8px 8px 8px 16px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    // On a phone the room belongs to the words.
    '@media (max-width: 599px)': { gap: '4px', padding: '8px 4px' },
  },
  right: {
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
    backgroundColor: tokens.colorStatusSuccessBackground1,
  },
  wrong: {
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
  mark: { flexShrink: 0, display: 'inline-flex', marginInlineEnd: '4px' },
  place: {
    flexShrink: 0,
    minWidth: '1.5em',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  placeButton: {
    flexShrink: 0,
    minWidth: '44px',
    minHeight: '32px',
    padding: '0 6px',
    // It opens a menu, and looks like what does.
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    ':hover': { border: `1px solid ${tokens.colorNeutralStrokeAccessibleHover}` },
    ':focus-visible': { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  chevron: { flexShrink: 0, marginInlineStart: '4px' },
  label: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', '& p': { margin: 0 } },
  moves: {
    display: 'flex',
    flexShrink: 0,
    '@media (pointer: coarse)': { '& > button': { minWidth: '40px', minHeight: '40px' } },
  },
  empty: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: '8px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
  },
  solutionHeading: { ...heading, color: tokens.colorStatusSuccessForeground1 },
  solution: {
    margin: 0,
    padding: '12px 16px 12px 40px',
    borderRadius: '8px',
    border: `1px dashed ${tokens.colorStatusSuccessBorder2}`,
  },
});
