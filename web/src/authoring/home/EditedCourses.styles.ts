import { makeStyles, tokens } from '@fluentui/react-components';

export const useEditedCoursesStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex', minWidth: 0 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
});
