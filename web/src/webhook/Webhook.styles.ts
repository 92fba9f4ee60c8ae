import { makeStyles, tokens } from '@fluentui/react-components';

export const useWebhookStyles = makeStyles({
  text: { margin: 0 },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  fields: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflowWrap: 'anywhere',
  },
  facts: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', rowGap: '4px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  fact: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  busy: { opacity: 0.6 },
  focusable: {
    borderRadius: tokens.borderRadiusMedium,
    ':focus': { outlineStyle: 'none' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
});
