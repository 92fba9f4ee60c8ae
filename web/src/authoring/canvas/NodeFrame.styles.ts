import { makeStyles, tokens } from '@fluentui/react-components';

export const useNodeFrameStyles = makeStyles({
  frame: {
    position: 'relative',
    borderRadius: '8px',
    outlineOffset: '8px',
    // One bar at a time: that of a section within a branch takes the place of the branch's own.
    '&:has([data-node] [data-tools]) > [data-tools]': { display: 'none' },
    '&:hover > [aria-roledescription]': { opacity: 1 },
    '&:focus > [aria-roledescription]': { opacity: 1 },
    ':hover': { outline: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // It stands in the margin, where it covers nothing, and shows itself when the section is meant.
  handle: {
    position: 'absolute',
    zIndex: 1,
    top: 0,
    insetInlineStart: '-22px',
    minWidth: '20px',
    width: '20px',
    height: '32px',
    backgroundColor: tokens.colorNeutralBackground1,
    opacity: 0,
    ':hover': { opacity: 1 },
    ':focus-visible': { opacity: 1 },
    '@media (hover: none)': { opacity: 1 },
  },
  selected: { outline: `2px solid ${tokens.colorCompoundBrandStroke}` },
  // It takes no room, and stays in view beside what is longer than the window.
  float: {
    position: 'sticky',
    zIndex: 2,
    top: 'calc(var(--editor-top) + 52px)',
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'flex-end',
    height: 0,
    pointerEvents: 'none',
  },
  tools: {
    flexShrink: 0,
    marginBottom: '8px',
    padding: '2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    pointerEvents: 'auto',
  },
});
