import { makeStyles, tokens } from '@fluentui/react-components';
import { readingWidth } from '../section/readingStyles.ts';
import { belowAllBars } from '../ui/bar/useTopBar.ts';

export const useLectureReaderStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '32px', outlineStyle: 'none', scrollMarginTop: belowAllBars },
  fresh: {
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    // Sections fade in at the pace that the requirements give (SEC-21, LIM-34).
    animationDuration: '600ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  section: { scrollMarginTop: belowAllBars, minWidth: 0 },
  end: { height: '1px', marginTop: '-24px' },
  // In large type the words stand below the button, whose own stay whole.
  continue: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    paddingTop: '8px',
    '@media print': { display: 'none' },
  },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  quizHeading: {
    margin: '16px 0 0',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
  },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    paddingTop: '16px',
    '@media print': { display: 'none' },
  },
  discussion: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: `calc(${readingWidth} + 48px)`,
    minHeight: '1px',
    marginInline: 'auto',
    padding: '0 16px 64px',
    '@media (min-width: 600px)': { padding: '0 24px 96px' },
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});
