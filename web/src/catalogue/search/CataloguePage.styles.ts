import { makeStyles } from '@fluentui/react-components';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';

const wide = '@media (min-width: 1024px)';

export const useCataloguePageStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // On a phone and in large type a row of its own.
  search: { flexGrow: 1, flexBasis: '100%', minWidth: 0, '@media (min-width: 480px)': { flexBasis: '12em' } },
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [wide]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: '40px', alignItems: 'start' },
  },
  rail: {
    display: 'none',
    [wide]: {
      display: 'block',
      position: 'sticky',
      top: belowTopBar(80),
      maxHeight: `calc(100dvh - ${belowTopBar(96)})`,
      overflowY: 'auto',
      // Room for the focus ring of a box at the edge, which would be cut off.
      padding: '4px',
      margin: '-4px',
      scrollPaddingBlock: '8px',
    },
  },
  narrow: { minHeight: '44px', [wide]: { display: 'none' } },
  // Its words end where the cards end, and the focus ring goes around them.
  share: { paddingInline: '8px', marginInline: '-8px', minWidth: 0, overflowWrap: 'anywhere' },
  alone: { gridColumn: '1 / -1' },
  results: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
});
