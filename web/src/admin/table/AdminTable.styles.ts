import { makeStyles, tokens } from '@fluentui/react-components';
import { belowTopBar } from '../../ui/bar/useTopBar.ts';

/**
 * From this width of the table on there is room for columns; below, each row is a card. In letters of its own, so that large type needs more.
 */
export const wide = '@container admin-columns (min-width: 46em)';
/** Whether a table has more columns than fit where others do: it is drawn as cards for longer. */
export const hasManyColumns = (columns: readonly unknown[]): boolean => columns.length > 6;

/** From this one on words stay whole, in any language; below, those of the cells may break rather than stick out. */
export const roomy = '@container admin-table (min-width: 62em)';
/** From this one on the heads of the columns are in one line. */
const spacious = '@container admin-table (min-width: 80em)';

export const useAdminTableStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'admin-table', fontSize: tokens.fontSizeBase300 },
  columns: { containerType: 'inline-size', containerName: 'admin-columns' },
  // The width above is counted in these letters, which nothing else is drawn in: many columns need more of it.
  manyColumns: { fontSize: `calc(1.3 * ${tokens.fontSizeBase300})` },
  table: {
    display: 'block',
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [wide]: { display: 'table' },
  },
  // The heads of the columns stand in each card; here they are for those who do not see them.
  head: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    [wide]: { position: 'static', display: 'table-header-group', clipPath: 'none', whiteSpace: 'normal' },
  },
  headCell: {
    [wide]: {
      position: 'sticky',
      // Below the header of the site.
      top: belowTopBar(57),
      zIndex: 1,
      padding: '8px 12px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
      color: tokens.colorNeutralForeground2,
      backgroundColor: tokens.colorNeutralBackground1,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase300,
      fontWeight: tokens.fontWeightSemibold,
      textAlign: 'start',
      overflowWrap: 'break-word',
    },
    [spacious]: { whiteSpace: 'nowrap' },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    [wide]: { display: 'table-row-group' },
  },
  row: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [wide]: {
      display: 'table-row',
      borderTopStyle: 'none',
      borderRightStyle: 'none',
      borderBottomStyle: 'none',
      borderLeftStyle: 'none',
      ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    },
  },
  cell: {
    display: 'grid',
    // Label and value beside each other, one above the other where letters are large.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7em), 1fr))',
    alignItems: 'baseline',
    columnGap: '12px',
    minWidth: 0,
    padding: 0,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '::before': {
      content: 'attr(data-label)',
      color: tokens.colorNeutralForeground3,
      fontSize: tokens.fontSizeBase200,
    },
    [wide]: {
      display: 'table-cell',
      padding: '12px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      verticalAlign: 'middle',
      '::before': { content: 'none' },
    },
    [roomy]: { overflowWrap: 'break-word' },
  },
  // On a card there is no label without a value.
  value: { '@container admin-columns (width < 46em)': { ':has(> div:empty)': { display: 'none' } } },
  // What a row is about needs no label, and stands over the whole card.
  subject: { gridTemplateColumns: 'minmax(0, 1fr)', '::before': { content: 'none' } },
  end: { [wide]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
  // The boxes: a narrow column, on a card its upper corner.
  boxHead: { display: 'none', [wide]: { display: 'table-cell', width: '32px', padding: '0 0 0 4px' } },
  box: {
    position: 'absolute',
    top: '8px',
    insetInlineEnd: '8px',
    [wide]: { position: 'static', padding: '0 0 0 4px' },
  },
  besideBox: { paddingInlineEnd: '32px', [wide]: { paddingInlineEnd: '12px' } },
  selected: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    [wide]: {
      backgroundColor: tokens.colorBrandBackground2,
      ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    },
  },
});
