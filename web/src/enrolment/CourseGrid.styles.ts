import { makeStyles, tokens } from '@fluentui/react-components';

export const useCourseGridStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', gap: '40px', paddingTop: '8px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: '24px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex' },
  more: { alignSelf: 'center' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});
