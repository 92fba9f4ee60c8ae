import { makeStyles } from '@fluentui/react-components';

export const useBranchStyles = makeStyles({
  branch: { display: 'flex', flexDirection: 'column', gap: '24px' },
  options: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '12px' },
  option: { justifyContent: 'space-between', minHeight: '56px', textAlign: 'start' },
  revealed: { display: 'flex', flexDirection: 'column', gap: '24px', outlineStyle: 'none' },
  again: { alignSelf: 'flex-start', marginInlineStart: '-12px' },
});
