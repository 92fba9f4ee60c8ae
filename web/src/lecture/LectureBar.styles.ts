import { makeStyles, tokens } from '@fluentui/react-components';
import { readingWidth } from '../section/readingStyles.ts';

export const useLectureBarStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    marginTop: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '@media print': { display: 'none' },
  },
  column: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '4px 12px',
    boxSizing: 'border-box',
    minHeight: '56px',
    maxWidth: `calc(${readingWidth} + 48px)`,
    marginInline: 'auto',
    padding: '8px 16px',
    // Two long words stand side by side on most phones; where they do not, both end at the edge.
    '@media (max-width: 599px)': { columnGap: '4px' },
    '@media (min-width: 600px)': { paddingInline: '24px' },
  },
  step: {
    minWidth: 'auto',
    minHeight: '40px',
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    // In the largest type two words are wider than a phone.
    '@media (max-width: 599px)': { paddingInline: '8px', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  wideOnly: { '@media (max-width: 599px)': { display: 'none' } },
  middle: {
    flex: '1 1 0',
    margin: 0,
    minWidth: 0,
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 599px)': { paddingInlineEnd: '4px' },
  },
  // As long as a sentence or two: on a phone it has a line of its own, too.
  question: {
    flex: '1 1 0',
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (max-width: 599px)': { flexBasis: '100%', paddingBlock: '4px' },
  },
  opener: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase300, lineHeight: '40px' },
  // On a phone it has a line of its own above the buttons.
  explained: { '@media (max-width: 599px)': { order: -1, flexBasis: '100%', paddingTop: '4px' } },
  first: { '@media (max-width: 599px)': { marginInlineEnd: 'auto' } },
  nextName: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  reason: { display: 'inline-flex', alignItems: 'flex-start', gap: '6px', textAlign: 'start' },
  lock: { flexShrink: 0 },
});
