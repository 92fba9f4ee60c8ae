import { makeStyles, tokens } from '@fluentui/react-components';

export const useLiveStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    marginTop: '8px',
    padding: '20px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  when: { display: 'flex', flexDirection: 'column', gap: '4px' },
  state: {
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  units: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  unit: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '4px',
    // All four stand in one line of a phone, in any language.
    '@media (max-width: 599px)': { flexDirection: 'column', gap: 0 },
  },
  count: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    '@media (max-width: 599px)': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
    // Digits of one width: nothing moves while it counts.
    fontVariantNumeric: 'tabular-nums',
  },
  join: { alignSelf: 'flex-start', '@media (max-width: 599px)': { alignSelf: 'stretch' } },
  calendars: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    '@media (pointer: coarse)': {
      rowGap: 0,
      '& > :is(a, button)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
    },
  },
  // On a phone the ways stand side by side below it.
  calendarsHeading: { '@media (max-width: 599px)': { flexBasis: '100%' } },
});
