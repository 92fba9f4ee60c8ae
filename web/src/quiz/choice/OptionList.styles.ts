import { makeStyles } from '@fluentui/react-components';

export const useOptionListStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '8px' },
});
