import { makeStyles, tokens } from '@fluentui/react-components';

// Paper stays paper: a certificate looks the same in light and dark, only its colour is the workspace's.
const ink = '#1b1d21';
const quiet = '#5f6672';
const paper = '#ffffff';
const wide = '@container (min-width: 640px)';

export const useCertificateArtworkStyles = makeStyles({
  room: { containerType: 'inline-size', width: '100%', maxWidth: '1000px', marginInline: 'auto' },
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: '12px',
    color: ink,
    backgroundColor: paper,
    boxShadow: tokens.shadow16,
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '30% minmax(0, 1fr)',
      aspectRatio: '297 / 210',
      borderRadius: '8px',
    },
    '@media print': { boxShadow: 'none', borderRadius: 0 },
  },
  panel: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '24px 20px',
    color: '#fff',
    backgroundColor: tokens.colorBrandBackground,
    printColorAdjust: 'exact',
    [wide]: { flexDirection: 'column', padding: '6.6cqi 4.3cqi 5cqi' },
  },
  rosette: {
    position: 'absolute',
    width: '280px',
    height: '280px',
    right: '-60px',
    top: '-60px',
    [wide]: { width: '36cqi', height: '36cqi', right: '-13cqi', top: '22%' },
  },
  issuer: {
    // The sheet stays as it is, in whatever direction a name runs.
    textAlign: 'left',
    position: 'relative',
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    textWrap: 'balance',
  },
  proof: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    // As wide as the code: longer words wrap below it.
    width: '104px',
    flexShrink: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  code: { display: 'flex', overflow: 'hidden', borderRadius: '8px' },
  statement: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minWidth: 0,
    padding: '28px 20px',
    [wide]: { padding: '6.6cqi 6.6cqi 4cqi 7.6cqi' },
  },
  kind: {
    margin: 0,
    color: tokens.colorBrandBackground,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  middle: { display: 'flex', flexDirection: 'column', marginBlock: 'auto' },
  holder: {
    // The sheet stays as it is, in whatever direction a name runs.
    textAlign: 'left',
    margin: 0,
    fontSize: `clamp(${tokens.fontSizeHero700}, 5.2cqi, calc(${tokens.fontSizeHero900} * 1.4))`,
    lineHeight: 1.15,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  rule: {
    width: '64px',
    height: '3px',
    margin: '20px 0 24px',
    backgroundColor: tokens.colorBrandBackground,
    border: 'none',
  },
  line: { margin: '0 0 8px', color: quiet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  course: {
    // The sheet stays as it is, in whatever direction a name runs.
    textAlign: 'left',
    margin: 0,
    fontSize: `clamp(${tokens.fontSizeBase500}, 3.2cqi, ${tokens.fontSizeHero800})`,
    lineHeight: 1.25,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '12px 40px', margin: 0 },
  term: { color: quiet, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  number: {
    margin: 0,
    paddingTop: '12px',
    borderTop: '1px solid #dfe2e7',
    color: quiet,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
});
