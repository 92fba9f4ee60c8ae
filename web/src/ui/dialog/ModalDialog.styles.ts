import { makeStyles, tokens } from '@fluentui/react-components';

export const useModalDialogStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    padding: 0,
    width: 'min(560px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflow: 'hidden',
    // Large type on a phone leaves room for few letters: words break rather than stick out.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // Only the middle scrolls: the title and the actions stay in sight.
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { opacity: 0, transform: 'translateY(16px)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  bottom: {
    width: '100vw',
    maxWidth: '100vw',
    marginBottom: 0,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
    },
  },
  side: {
    marginInlineEnd: 0,
    width: 'min(520px, 100vw)',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderRadius: 0,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateX(32px)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  wide: {
    width: 'min(1280px, calc(100vw - 32px))',
    '@media (max-width: 599px)': {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      borderRadius: 0,
    },
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px 12px 0 24px',
  },
  title: {
    minWidth: 0,
    margin: 0,
    paddingTop: '4px',
    // In large type on a phone the title leaves room for what it is about.
    fontSize: `min(${tokens.fontSizeBase500}, 8vw)`,
    lineHeight: 1.4,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  body: {
    padding: '12px 24px 24px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    overflowY: 'auto',
    // What gets the focus scrolls into sight with its ring.
    scrollPaddingBlock: '8px',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    padding: '12px 24px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
