import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../ui/bar/useTopBar.ts';

const wide = '@media (min-width: 1024px)';

export const useAdminLayoutStyles = makeStyles({
  area: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    [wide]: { flexDirection: 'row', alignItems: 'stretch' },
  },
  rail: {
    display: 'none',
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      boxSizing: 'border-box',
      position: 'sticky',
      top: belowTopBar(57),
      alignSelf: 'flex-start',
      width: '264px',
      height: `calc(100dvh - ${belowTopBar(57)})`,
      padding: '16px 12px',
      overflowX: 'hidden',
      overflowY: 'auto',
      borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
      '@media (prefers-reduced-motion: no-preference)': {
        transitionProperty: 'width',
        transitionDuration: '200ms',
        transitionTimingFunction: 'ease-out',
      },
    },
  },
  narrow: { [wide]: { width: '69px' } },
  bar: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '8px',
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (min-width: 600px)': { paddingInline: '16px' },
    [wide]: { display: 'none' },
  },
  // A long word in large type breaks rather than being cut off.
  barButton: { minWidth: 0, minHeight: '44px', overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  page: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  spring: { flexGrow: 1 },
  collapse: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '40px',
    padding: '6px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    // A long word in large type stays inside its row.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  collapseIcon: { flexShrink: 0 },
});
