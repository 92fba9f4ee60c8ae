import { makeStyles } from '@fluentui/react-components';

export const useIntegrationListStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
    // A card with more to say leaves the others as they are.
    alignItems: 'start',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  cell: { display: 'flex', minWidth: 0 },
});
