import { makeStyles, tokens } from '@fluentui/react-components';

export const useColorFieldStyles = makeStyles({
  field: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)', columnGap: '12px', rowGap: '4px' },
  // The system's own picker, shown as a swatch.
  swatch: {
    gridRow: 'span 3',
    boxSizing: 'border-box',
    width: '56px',
    height: '56px',
    padding: '3px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '::-webkit-color-swatch-wrapper': { padding: 0 },
    '::-webkit-color-swatch': { border: 'none', borderRadius: '6px' },
    // Where the selector is unknown the rule alone would be an error.
    '@supports selector(::-moz-color-swatch)': { '::-moz-color-swatch': { border: 'none', borderRadius: '6px' } },
  },
  // In large type the code goes below the words.
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '12px',
    rowGap: '4px',
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 7em', minWidth: 0, overflowWrap: 'anywhere' },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  hex: {
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '7.2em',
    maxWidth: '100%',
    minHeight: '40px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    outlineStyle: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  invalid: { border: `1px solid ${tokens.colorStatusDangerBorder1}` },
  problem: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});
