import { makeStyles, tokens } from '@fluentui/react-components';

export const useButtonLooksStyles = makeStyles({
  group: {
    margin: 0,
    padding: '16px',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  legend: {
    paddingInline: '6px',
    marginInlineStart: '-6px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    margin: '-8px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  grid: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  },
  warning: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
  },
});
