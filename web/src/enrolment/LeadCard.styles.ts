import { makeStyles, tokens } from '@fluentui/react-components';

export const useLeadCardStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
  cover: {
    // 16:9 on a phone, the height of the words beside it on a larger screen.
    '@media (min-width: 800px)': { height: '100%', minHeight: '240px', aspectRatio: 'auto' },
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '20px',
    '@media (min-width: 600px)': { padding: '28px 32px' },
  },
  kicker: {
    margin: 0,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  due: {
    alignSelf: 'flex-start',
    paddingBlock: '2px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  overdue: {
    alignSelf: 'flex-start',
    paddingBlock: '2px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  lecture: { margin: 0, color: tokens.colorNeutralForeground2 },
  progress: { display: 'flex', flexDirection: 'column', gap: '8px', paddingBlock: '8px' },
  small: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
    // Longer words stand below each other, each whole.
    '& > span': { whiteSpace: 'nowrap' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', marginTop: 'auto' },
});
