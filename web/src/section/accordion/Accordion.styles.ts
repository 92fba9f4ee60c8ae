import { makeStyles, tokens } from '@fluentui/react-components';

export const useAccordionStyles = makeStyles({
  list: { overflow: 'hidden', borderRadius: '12px', border: `1px solid ${tokens.colorNeutralStroke2}` },
  item: {
    '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    // On paper nothing opens.
    '@media print': {
      '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& > summary > svg': { display: 'none' },
    },
  },
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    boxSizing: 'border-box',
    padding: '12px 20px',
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px', borderRadius: '12px' },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  chevron: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    transition: 'transform 200ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  text: {
    padding: '0 20px 20px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: `calc(${tokens.lineHeightBase400} * 12 / 11)`,
  },
});
