import { makeStyles } from '@fluentui/react-components';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';

/** Windows in which the preview has no room beside the form: there it has a tab. */
export const narrow = '(max-width: 1099.98px)';

const wide = '@media (min-width: 1100px)';

export const useProfileScreenStyles = makeStyles({
  columns: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1520px',
    marginInline: 'auto',
    padding: '24px 16px 64px',
    display: 'grid',
    gap: '32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media (min-width: 600px)': { paddingInline: '24px' },
    [wide]: { gridTemplateColumns: 'minmax(0, 540px) minmax(0, 1fr)', columnGap: '40px' },
  },
  form: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  panel: { display: 'flex', flexDirection: 'column', gap: '40px', minWidth: 0, '&[hidden]': { display: 'none' } },
  preview: { minWidth: 0, position: 'sticky', top: belowTopBar(88) },
  // Below the bar; takes no room while there is nothing in it.
  notice: { scrollMarginTop: '96px', ':empty': { display: 'none' } },
});
