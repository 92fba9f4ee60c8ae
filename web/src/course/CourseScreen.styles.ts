import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../ui/bar/useTopBar.ts';

const wide = '@media (min-width: 1024px)';
const between = '@media (min-width: 600px) and (max-width: 1023px)';

export const useCourseScreenStyles = makeStyles({
  layout: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    // The whole picture stands beside the head: a strip across the page would be cut from its middle.
    [between]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 280px',
      alignItems: 'start',
    },
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: '48px', alignItems: 'start' },
  },
  /*
   * On a phone the parts of both columns take their own places in one: cover, head, progress, what it is about and what is inside,
   * the practical information, and last the main action, which sticks to the bottom.
   */
  main: {
    display: 'contents',
    [between]: { '& > :not(header)': { gridColumn: '1 / -1' } },
    [wide]: { display: 'flex', flexDirection: 'column', gap: '40px', minWidth: 0 },
  },
  head: {
    order: -1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    [between]: { gridColumn: 1, gridRow: 1 },
  },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
    maxWidth: '60ch',
  },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  /** Where the film will stand, so that the words below it stay where they are. */
  video: { aspectRatio: '16 / 9', borderRadius: '8px', backgroundColor: tokens.colorNeutralBackground3 },
  description: {
    // Text that runs from the right ends where the page does.
    marginInlineEnd: 'auto',
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: `calc(${tokens.lineHeightBase400} * 13 / 11)`,
  },
  aside: {
    display: 'contents',
    [between]: { '& > :not(:first-child)': { gridColumn: '1 / -1' } },
    [wide]: {
      position: 'sticky',
      top: belowTopBar(80),
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      borderRadius: '12px',
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  cover: {
    order: -2,
    overflow: 'hidden',
    borderRadius: '12px',
    [between]: { gridColumn: 2, gridRow: 1 },
    [wide]: { order: 0, borderRadius: 0 },
  },
  // On a phone the question of an umbrella course comes before its picture.
  coverBehind: { '@media (max-width: 599px)': { order: 0 } },
  action: {
    display: 'contents',
    [between]: { '& > *': { gridColumn: '1 / -1' } },
    [wide]: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '20px 24px' },
  },
  progress: { order: -1, display: 'flex', flexDirection: 'column', [wide]: { order: 0, padding: '20px 24px 0' } },
  info: {
    order: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    [wide]: { order: 0, padding: '20px 24px 24px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  smallHeading: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '24px',
    padding: '2px 10px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textDecorationLine: 'none',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}`, color: tokens.colorNeutralForeground1 },
  },
  // What they say begins where the column does.
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    '& > button': { minWidth: 'auto', marginInlineStart: '-12px' },
  },
});
