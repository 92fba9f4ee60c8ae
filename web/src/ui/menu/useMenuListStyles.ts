import { makeStyles } from '@fluentui/react-components';

/**
 * Class names for the list of a menu that opens in the middle of a page. `fitting`: above or below its button there is always room
 * for it, what is longer is scrolled.
 */
export const useMenuListStyles = makeStyles({
  fitting: { maxHeight: 'calc(50dvh - 40px)', overflowY: 'auto' },
});
