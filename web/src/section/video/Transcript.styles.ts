import { makeStyles, tokens } from '@fluentui/react-components';

export const useTranscriptStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '8px' },
  lines: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '320px',
    padding: '4px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '8px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  line: { margin: 0, padding: '6px 8px', overflowWrap: 'anywhere' },
  timed: {
    display: 'grid',
    gridTemplateColumns: 'minmax(48px, max-content) minmax(0, 1fr)',
    columnGap: '12px',
    flexShrink: 0,
    padding: '6px 8px',
    border: 'none',
    borderRadius: '4px',
    color: 'inherit',
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // The bar says it where colours are someone's own, too.
  spoken: {
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  time: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});
