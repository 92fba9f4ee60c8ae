import { makeStyles, tokens } from '@fluentui/react-components';

export const useKeepCourseStyles = makeStyles({
  box: {
    width: '100%',
    boxSizing: 'border-box',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  // As the tools of the course beside it.
  offer: { '& > button': { minWidth: 'auto', marginInlineStart: '-12px' } },
  wide: { width: '100%' },
});
