import { makeStyles, tokens } from '@fluentui/react-components';

export const useAnswerRowStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '8px',
    borderRadius: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  mark: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '32px',
    minHeight: '44px',
    cursor: 'pointer',
  },
  box: {
    width: '20px',
    height: '20px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  place: {
    minWidth: '32px',
    textAlign: 'center',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  field: { flex: '1 1 160px', minWidth: 0 },
  actions: { display: 'flex', marginInlineStart: 'auto' },
  // Below the words that it explains.
  explanation: {
    flexBasis: '100%',
    paddingInlineStart: '80px',
    '@media (max-width: 599px)': { paddingInlineStart: 0 },
  },
});
