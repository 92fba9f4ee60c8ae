import { makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';

/** While a tour runs, nothing but its window takes the pointer. */
const useStillPage = makeStaticStyles({
  '.driver-active *': { pointerEvents: 'none' },
  '.driver-active .driver-popover, .driver-active .driver-popover *': { pointerEvents: 'auto' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.driver-fade .driver-overlay, .driver-fade .driver-popover': { animation: 'tour-fade 200ms ease-out' },
  },
  '@keyframes tour-fade': { from: { opacity: 0 }, to: { opacity: 1 } },
});

const button = {
  boxSizing: 'border-box',
  minHeight: '32px',
  padding: '4px 12px',
  borderRadius: tokens.borderRadiusMedium,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  color: tokens.colorNeutralForeground1,
  backgroundColor: tokens.colorNeutralBackground1,
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase300,
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: tokens.lineHeightBase300,
  cursor: 'pointer',
} as const;

const useStyles = makeStyles({
  window: {
    position: 'fixed',
    top: 0,
    right: 0,
    // Above the shade of the library.
    zIndex: 10_001,
    boxSizing: 'border-box',
    width: 'min(360px, calc(100vw - 16px))',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    // Not seen, but the library keeps its width free at the edges of the window.
    '& .driver-popover-arrow': { position: 'absolute', width: '10px', height: '10px', visibility: 'hidden' },
    '& .driver-popover-title': {
      paddingInlineEnd: '36px',
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
      fontWeight: tokens.fontWeightSemibold,
      '& h2': { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' },
    },
    '& .driver-popover-description': { marginTop: '4px', color: tokens.colorNeutralForeground2 },
    '& .driver-popover-footer': {
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 12px',
      marginTop: '16px',
    },
    '& .driver-popover-progress-text': {
      width: '100%',
      color: tokens.colorNeutralForeground3,
      fontSize: tokens.fontSizeBase200,
    },
    '& .driver-popover-navigation-btns': { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineStart: 'auto' },
    '& button': {
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
      ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    },
    '& .driver-popover-prev-btn': {
      ...button,
      ':disabled': {
        color: tokens.colorNeutralForegroundDisabled,
        backgroundColor: tokens.colorNeutralBackgroundDisabled,
        cursor: 'not-allowed',
      },
    },
    '& .driver-popover-next-btn': {
      ...button,
      border: '1px solid transparent',
      color: tokens.colorNeutralForegroundOnBrand,
      backgroundColor: tokens.colorBrandBackground,
      ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    },
    '& .tour-skip': {
      ...button,
      border: '1px solid transparent',
      paddingInline: '8px',
      marginInlineStart: '-8px',
      backgroundColor: 'transparent',
      fontWeight: tokens.fontWeightRegular,
    },
    '& .driver-popover-close-btn': {
      position: 'absolute',
      top: '8px',
      right: '8px',
      width: '32px',
      height: '32px',
      padding: 0,
      border: 'none',
      borderRadius: tokens.borderRadiusMedium,
      color: tokens.colorNeutralForeground2,
      backgroundColor: 'transparent',
      fontSize: '20px',
      lineHeight: '32px',
      cursor: 'pointer',
    },
  },
});

/** The class that gives the window of a step our looks. */
export function useTourStyles(): string {
  useStillPage();
  return useStyles().window;
}
