import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

export const useAuthorFieldStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    padding: '10px 12px',
    resize: 'none',
    fieldSizing: 'content',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  heading: {
    // The words stand where those of a heading would.
    width: 'calc(100% + 16px)',
    minHeight: '36px',
    marginInline: '-8px',
    padding: '4px 7px',
    fontWeight: tokens.fontWeightSemibold,
    ...shorthands.borderColor('transparent'),
    backgroundColor: 'transparent',
    ':hover:not(:read-only)': { ...shorthands.borderColor(tokens.colorNeutralStrokeAccessible) },
    ':focus': {
      ...shorthands.borderColor(tokens.colorNeutralStrokeAccessible),
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  page: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    letterSpacing: '-0.015em',
    '@media (min-width: 600px)': { fontSize: tokens.fontSizeHero800, lineHeight: tokens.lineHeightHero800 },
  },
});
