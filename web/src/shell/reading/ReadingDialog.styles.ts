import { makeStyles, tokens } from '@fluentui/react-components';

export const useReadingStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  legend: { padding: '0 0 4px', fontWeight: tokens.fontWeightSemibold },
  steps: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '12px' },
  step: { minWidth: '44px', minHeight: '44px' },
  size: { minWidth: '4.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  option: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '0.5em' },
  name: { flex: '1 1 5em', minWidth: 0 },
  sample: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '2.4em',
    height: '1.8em',
    // No higher than a line of text, which the radio button is aligned to.
    marginBlock: '-0.25em',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    fontWeight: tokens.fontWeightSemibold,
  },
});
