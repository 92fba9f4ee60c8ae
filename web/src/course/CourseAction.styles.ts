import { makeStyles, tokens } from '@fluentui/react-components';

const narrow = '@media (max-width: 599px)';
const middle = '@media (min-width: 600px) and (max-width: 1023px)';

/** On a phone the main action is the last part of the page and sticks to the bottom; the rest stands below the progress. */
export const useCourseActionStyles = makeStyles({
  main: {
    // A step that is to wait for has no button.
    ':empty': { display: 'none' },
    [narrow]: {
      order: 2,
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginInline: '-16px',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
    [middle]: {
      order: 2,
      position: 'sticky',
      bottom: 0,
      zIndex: 4,
      marginInline: '-24px',
      padding: '12px 24px calc(12px + env(safe-area-inset-bottom))',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  more: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // With nothing but what may be announced later, it takes no room among the parts of the page.
    ':has(> :only-child:empty)': { position: 'absolute' },
    [narrow]: { order: -1 },
    [middle]: { order: -1 },
  },
  button: { width: '100%', minHeight: '44px' },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
