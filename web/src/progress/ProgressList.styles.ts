import { makeStyles } from '@fluentui/react-components';

// Seven columns of large letters fit where also the words of the heads may break; where there is room they do not.
export const useProgressListStyles = makeStyles({
  table: { overflowWrap: 'anywhere', '@media (min-width: 1200px)': { overflowWrap: 'break-word' } },
});
