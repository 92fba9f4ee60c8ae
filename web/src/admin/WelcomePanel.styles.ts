import { makeStyles, tokens } from '@fluentui/react-components';

/** Windows in which three steps with their actions have room side by side. */
const beside = '@media (min-width: 1240px)';

export const useWelcomePanelStyles = makeStyles({
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
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
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
  steps: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [beside]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  step: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '12px',
    // On a tablet the action stands at the end of its row, in wider windows below its words.
    '@media (min-width: 600px)': { gridTemplateColumns: '32px minmax(0, 1fr) auto', columnGap: '16px' },
    [beside]: { gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: '12px', gridTemplateRows: '1fr auto' },
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
  words: { display: 'flex', flexDirection: 'column', gap: '2px', paddingTop: '4px' },
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
    '@media (min-width: 600px)': { gridColumnStart: 3, alignSelf: 'center' },
    [beside]: { gridColumnStart: 2, alignSelf: 'end' },
  },
});
