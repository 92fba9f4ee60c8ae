import { makeStyles, tokens } from '@fluentui/react-components';

export const useChoiceMarkStyles = makeStyles({
  indicator: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForegroundInverted,
  },
  square: { borderRadius: '4px' },
  dot: {
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    // Unlike the ground of buttons it can be seen on the card whatever the workspace's colour is.
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}`, color: tokens.colorBrandForeground1 },
  right: {
    border: `1px solid ${tokens.colorStatusSuccessBackground3}`,
    backgroundColor: tokens.colorStatusSuccessBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  wrong: {
    border: `1px solid ${tokens.colorStatusDangerBackground3}`,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  missed: {
    border: `1px solid ${tokens.colorStatusSuccessForeground1}`,
    color: tokens.colorStatusSuccessForeground1,
  },
});
