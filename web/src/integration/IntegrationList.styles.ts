import { makeStyles } from '@fluentui/react-components';

export const useIntegrationListStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex', minWidth: 0 },
});
