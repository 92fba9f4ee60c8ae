import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../ui/bar/useTopBar.ts';

const wide = '@media (min-width: 1024px)';

export const useCourseScreenStyles = makeStyles({
  layout: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: '48px', alignItems: 'start' },
  },
  /*
   * On a phone the parts of both columns take their own places in one: cover, head, progress, what it is about and what is inside,
   * the practical information, and last the main action, which sticks to the bottom.
   */
  main: {
    display: 'contents',
    [wide]: { display: 'flex', flexDirection: 'column', gap: '40px', minWidth: 0 },
  },
  head: { order: -1, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
    maxWidth: '60ch',
  },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  description: {
    // Text that runs from the right ends where the page does.
    marginInlineEnd: 'auto',
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase400,
    lineHeight: `calc(${tokens.lineHeightBase400} * 13 / 11)`,
  },
  aside: {
    display: 'contents',
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
    // Beside nothing, the whole picture would push what the course is about out of sight.
    '@media (min-width: 600px) and (max-width: 1023px)': { '& > span': { aspectRatio: '3 / 1' } },
    [wide]: { order: 0, borderRadius: 0 },
  },
  action: {
    display: 'contents',
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
    display: 'inline-block',
    padding: '2px 10px',
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
