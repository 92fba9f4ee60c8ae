import { makeStyles, tokens } from '@fluentui/react-components';

export const useEditedCourseStyles = makeStyles({
  card: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '16px',
    width: '100%',
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '16px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { borderTopColor: tokens.colorNeutralStroke1, backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  cover: { flexShrink: 0, width: '96px', borderRadius: tokens.borderRadiusMedium },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', minWidth: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    // The whole card is the link.
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', paddingTop: '4px' },
});
