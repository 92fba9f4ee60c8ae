import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../ui/bar/useTopBar.ts';

/** From here on there may be room for everything beside each other; whether there is, `useCrowdedMark` finds out. */
const wide = '@media (min-width: 800px)';
const crowded = '[data-crowded] > &';
const behindCrowded = '[data-crowded] + &';

export const useHeaderStyles = makeStyles({
  header: {
    position: 'sticky',
    top: belowTopBar(0),
    zIndex: 10,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // Nothing in it can be pressed on paper, where it would stand on each page.
    '@media print': { display: 'none' },
  },
  bar: {
    boxSizing: 'border-box',
    // As wide as the window on every page, so that the logo stays where it is from page to page.
    minHeight: '56px',
    paddingInline: '16px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    '@media (min-width: 600px)': { paddingInline: '24px' },
  },
  skip: {
    position: 'absolute',
    top: '8px',
    left: '8px',
    zIndex: 1,
    boxSizing: 'border-box',
    // In large type its words take two lines of a narrow window.
    maxWidth: 'calc(100% - 16px)',
    paddingBlock: '8px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    // The header is not always at the top, so moving the link out of it would not hide it.
    clipPath: 'inset(50%)',
    ':focus': { clipPath: 'none' },
  },
  space: { flexGrow: 1 },
  wide: {
    display: 'none',
    [wide]: { display: 'flex', alignItems: 'center', gap: '4px', flexShrink: 0, [crowded]: { display: 'none' } },
  },
  menuButton: {
    minWidth: '44px',
    minHeight: '44px',
    flexShrink: 0,
    [wide]: { display: 'none', [crowded]: { display: 'inline-flex' } },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightMedium,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [wide]: { minHeight: '36px' },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  iconLink: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [wide]: { width: '36px', height: '36px' },
  },
  personButton: { minWidth: 0, width: '50px', height: '50px', padding: 0, flexShrink: 0 },
  languageButton: { minWidth: 0, paddingInline: '8px' },
  signIn: { marginInlineStart: '4px', whiteSpace: 'nowrap' },
  panel: {
    paddingInline: '4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    maxHeight: `calc(100dvh - ${belowTopBar(56)})`,
    overflowY: 'auto',
    // What gets the focus scrolls into sight with its ring.
    scrollPaddingBlock: '8px',
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '150ms',
      animationName: { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
    },
    [wide]: { display: 'none', [behindCrowded]: { display: 'block' } },
  },
});
