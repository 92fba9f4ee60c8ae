import { makeStyles } from '@fluentui/react-components';

export const useDashboardPageStyles = makeStyles({
  // As high as the heading alone, which is all that the skeleton shows.
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
});
