import { makeStyles, tokens } from '@fluentui/react-components';

export const useChoiceOptionStyles = makeStyles({
  option: {
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    // Round the whole option: round its button alone the ring would cross the explanation below.
    ':has(> button:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  open: {
    ':hover': {
      backgroundColor: tokens.colorNeutralBackground1Hover,
      border: `1px solid ${tokens.colorNeutralStroke1Hover}`,
    },
  },
  none: {},
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  },
  right: {
    border: `1px solid ${tokens.colorStatusSuccessBorder1}`,
    backgroundColor: tokens.colorStatusSuccessBackground1,
  },
  wrong: {
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':hover': {
      border: `1px solid ${tokens.colorStatusDangerBorder1}`,
      backgroundColor: tokens.colorStatusDangerBackground1,
    },
  },
  missed: { border: `1px dashed ${tokens.colorStatusSuccessBorder2}` },
  button: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    width: '100%',
    minHeight: '48px',
    padding: '12px 16px',
    border: 'none',
    borderRadius: '8px',
    background: 'none',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    textAlign: 'start',
    cursor: 'pointer',
    outlineStyle: 'none',
  },
  closed: { cursor: 'default' },
  mark: { flexShrink: 0, display: 'inline-flex', marginTop: '1px' },
  text: {
    flex: '1 1 auto',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& p': { margin: 0 },
    '& img': { maxWidth: '100%' },
  },
  words: {
    flexShrink: 0,
    color: tokens.colorStatusSuccessForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  explanation: { marginTop: '-6px', padding: '0 16px 12px 48px' },
});
