import { makeStyles, tokens } from '@fluentui/react-components';

export const useNodeFrameStyles = makeStyles({
  frame: {
    position: 'relative',
    borderRadius: '8px',
    outlineOffset: '8px',
    ':hover': { outline: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  selected: { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  tools: {
    position: 'sticky',
    zIndex: 2,
    top: 'calc(var(--editor-top) + 8px)',
    width: 'fit-content',
    marginInlineStart: 'auto',
    marginBottom: '8px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});
