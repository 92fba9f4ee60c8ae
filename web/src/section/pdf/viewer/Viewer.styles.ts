import { makeStyles, tokens } from '@fluentui/react-components';

export const useViewerStyles = makeStyles({
  viewer: {
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  group: { display: 'flex', alignItems: 'center', gap: '4px' },
  number: { width: '72px' },
  search: { flex: '1 1 160px', minWidth: 0 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  pages: {
    position: 'relative',
    // A short document takes no more room than it has pages.
    maxHeight: 'min(80vh, 880px)',
    overflow: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: 'fit-content',
    minWidth: '100%',
    boxSizing: 'border-box',
    padding: '16px',
    alignItems: 'center',
  },
  // Paper stays white, also in the dark: what was printed on it counts on that.
  page: { position: 'relative', flexShrink: 0, backgroundColor: '#fff', boxShadow: tokens.shadow4 },
  canvas: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // The words over their picture, by the variables that the library gives them.
  text: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textAlign: 'initial',
    forcedColorAdjust: 'none',
    '& span, & br': {
      position: 'absolute',
      color: 'transparent',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0 0',
    },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      '--font-height': '0',
      '--scale-x': '1',
      '--rotate': '0deg',
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
      transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
    },
    '& .markedContent': { display: 'contents' },
    '& ::selection': { backgroundColor: 'rgba(0, 90, 200, 0.3)' },
  },
  note: { margin: 0, padding: '16px 20px', color: tokens.colorNeutralForeground2 },
});
