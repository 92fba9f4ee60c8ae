import { makeStyles, tokens } from '@fluentui/react-components';

export const useSetupPanelStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // A long word in large type must not widen the page.
    overflowWrap: 'anywhere',
    '@media (min-width: 600px)': { padding: '32px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
  },
  text: {
    margin: 0,
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  steps: { display: 'flex', flexDirection: 'column', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '12px',
    '@media (min-width: 600px)': { gridTemplateColumns: '32px minmax(0, 1fr) auto', columnGap: '16px' },
  },
  number: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  done: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  // Where it is below the words, it begins where they do.
  hide: { '@media (max-width: 599px)': { marginInlineStart: '-12px' } },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', paddingTop: '4px', minWidth: 0 },
  stepTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  action: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    gridColumnStart: 2,
    justifySelf: 'start',
    '@media (min-width: 600px)': { gridColumnStart: 3, alignSelf: 'center', justifySelf: 'end', justifyContent: 'end' },
  },
});
