import { makeStyles } from '@fluentui/react-components';

export const useDashboardPageStyles = makeStyles({
  // In one line on a phone in every language: as high as the heading alone, which is all that the skeleton shows.
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
  },
});
