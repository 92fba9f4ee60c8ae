import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../ui/bar/useTopBar.ts';
import { readingWidth } from '../section/readingStyles.ts';

const headerHeight = belowTopBar(56);

export const useLectureScreenStyles = makeStyles({
  screen: {
    flexGrow: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (min-width: 1024px)': { gridTemplateColumns: '300px minmax(0, 1fr)' },
    '&:fullscreen': { overflowY: 'auto' },
    // Paper is for the text alone, however wide it is.
    '@media print': { display: 'block' },
  },
  rail: {
    display: 'none',
    '@media (min-width: 1024px)': {
      display: 'block',
      position: 'sticky',
      top: headerHeight,
      height: `calc(100dvh - ${headerHeight})`,
      borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '@media print': { display: 'none' },
  },
  railSkeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '24px' },
  main: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: `calc(100dvh - ${headerHeight})` },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${readingWidth} + 48px)`,
    marginInline: 'auto',
    padding: '16px 16px 64px',
    '@media (min-width: 600px)': { padding: '24px 24px 96px' },
  },
  top: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${readingWidth} + 48px)`,
    marginInline: 'auto',
    padding: '12px 16px 0',
    '@media (min-width: 600px)': { padding: '16px 24px 0' },
    '@media print': { display: 'none' },
  },
  toolbar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  tools: { display: 'flex', gap: '4px' },
  narrowOnly: { '@media (min-width: 1024px)': { display: 'none' } },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    minHeight: '32px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});
