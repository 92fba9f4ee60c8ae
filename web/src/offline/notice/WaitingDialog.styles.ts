import { makeStyles, tokens } from '@fluentui/react-components';

export const useWaitingDialogStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    paddingBlock: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flexGrow: 1, flexBasis: '240px' },
  kind: { fontWeight: tokens.fontWeightSemibold },
  where: { color: tokens.colorBrandForegroundLink },
  since: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  refused: { color: tokens.colorStatusDangerForeground1 },
});
