import { makeStyles, tokens } from '@fluentui/react-components';
import { videoWidth } from '../readingStyles.ts';

const offPaper = { '@media print': { display: 'none' } } as const;

export const useEmbedStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    maxWidth: videoWidth,
    margin: 0,
    padding: '16px 20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
  },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  caption: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'pre-line',
  },
  frame: {
    display: 'block',
    width: '100%',
    border: 'none',
    borderRadius: '8px',
    // A page without a ground of its own is made for a white one, in dark mode too.
    backgroundColor: '#fff',
    colorScheme: 'light',
    ...offPaper,
  },
  WIDE: { aspectRatio: '16 / 9' },
  STANDARD: { aspectRatio: '4 / 3' },
  SQUARE: { aspectRatio: '1' },
  TALL: { height: 'min(80vh, 640px)' },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    overflowWrap: 'anywhere',
    ...offPaper,
  },
  // A long host in large type takes more lines.
  load: { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ...offPaper,
  },
  /** On paper alone, where no link can be followed. */
  address: {
    display: 'none',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    '@media print': { display: 'block' },
  },
});
