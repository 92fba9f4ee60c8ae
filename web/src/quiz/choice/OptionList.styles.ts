import { makeStyles } from '@fluentui/react-components';

export const useOptionListStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // A finger is less exact than a mouse, and a mis-tap may cost a try.
    '@media (pointer: coarse)': { gap: '16px' },
  },
});
