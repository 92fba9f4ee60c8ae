import { makeStyles, tokens } from '@fluentui/react-components';
import { belowAllBars } from '../ui/bar/useTopBar.ts';

export const useQuestionFrameStyles = makeStyles({
  card: {
    scrollMarginTop: belowAllBars,
    display: 'flex',
    flexDirection: 'column',
    padding: '24px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    transition: 'border-color 200ms ease-out',
    '@media (max-width: 599px)': { padding: '16px' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    // A question and its answers stand on one sheet where they fit.
    breakInside: 'avoid',
  },
  right: { border: `1px solid ${tokens.colorStatusSuccessBorder1}` },
  exhausted: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginBottom: '12px',
  },
  number: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  question: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'pretty',
    '& p': { margin: 0 },
    '& p + p': { marginTop: '8px' },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: '8px' },
  },
  hint: {
    margin: '4px 0 16px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  body: { position: 'relative' },
  feedback: { scrollMarginBottom: 'calc(24px + var(--bottom-bar, 0px))' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    marginTop: '16px',
    '@media print': { display: 'none' },
  },
});
