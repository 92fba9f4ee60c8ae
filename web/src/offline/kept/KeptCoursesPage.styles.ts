import { makeStyles, tokens } from '@fluentui/react-components';

export const useKeptCoursesPageStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 16px',
    paddingBlock: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, flexGrow: 1, flexBasis: '240px' },
  name: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForegroundLink },
  detail: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
