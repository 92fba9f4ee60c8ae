import { makeStyles, tokens } from '@fluentui/react-components';
import { missingPictureLook } from '../../ui/picture/missingPictureLook.ts';

/** Numbers of each depth; the editor's lists are flat, so the browser would count all of them as one. */
const depths = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const numberStyles = { a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' };
const numbering = Object.fromEntries(
  depths.flatMap((depth) => {
    const item = depth === 0 ? '& li:not([class*="ql-indent"])' : `& li.ql-indent-${depth}`;
    const deeper = depths.filter((other) => other > depth).map((other) => `list-${other}`);
    return [
      [
        item,
        { counterReset: deeper.join(' ') || 'none', marginInlineStart: `${depth * 1.5}em`, paddingInlineStart: 0 },
      ],
      [`${item}[data-list="ordered"]`, { counterIncrement: `list-${depth}` }],
      [`${item}[data-list-start]`, { counterSet: `list-${depth} var(--list-start)` }],
      [`${item}[data-list="ordered"]::marker`, { content: `counter(list-${depth}) ". "` }],
      ...Object.entries(numberStyles).map(([type, style]) => [
        `${item}[data-list="ordered"][data-list-type="${type}"]::marker`,
        { content: `counter(list-${depth}, ${style}) ". "` },
      ]),
    ];
  }),
);

export const useRichTextStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  label: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  frame: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
  /** Drawn and live alike, so that nothing moves when the editor comes. */
  text: {
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '10px 12px',
    outlineStyle: 'none',
    cursor: 'text',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  live: {
    whiteSpace: 'pre-wrap',
    tabSize: 4,
    '& ol': { counterReset: depths.map((depth) => `list-${depth}`).join(' ') },
    ...numbering,
    '& .ql-kept': {
      position: 'relative',
      borderRadius: tokens.borderRadiusMedium,
      outline: `1px dashed ${tokens.colorNeutralStroke1}`,
      outlineOffset: '4px',
      marginBlock: '0 1em',
      whiteSpace: 'normal',
      userSelect: 'none',
    },
    // Drawn by browsers for a picture that cannot be loaded, and for no other.
    '& img::after': { ...missingPictureLook, content: 'attr(alt)', position: 'absolute', inset: 0 },
    '& img:is([alt=""], :not([alt]))::after': { content: 'var(--missing-decoration)' },
    '& img::before': { content: '""', display: 'block', minHeight: '96px', width: '96px' },
    '& img': { position: 'relative' },
    // Where a cell ends its author sees also where nothing stands in it.
    '& th, & td': { outline: `1px solid ${tokens.colorNeutralStroke3}`, outlineOffset: '-1px' },
    '& .ql-code-block-container': {
      padding: '12px 16px',
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: '0.9em',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
      marginBlock: '0 1em',
    },
    '& .ql-code-block[data-name]:first-child::before': {
      content: 'attr(data-name)',
      display: 'block',
      fontFamily: tokens.fontFamilyBase,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      marginBottom: '8px',
      color: tokens.colorNeutralForeground3,
    },
    '& .ql-tex, & .ql-tex-block': { cursor: 'pointer', borderRadius: tokens.borderRadiusSmall },
    '& .ql-tex:hover, & .ql-tex-block:hover': { outline: `1px solid ${tokens.colorNeutralStroke1}` },
    // What is wrong with a formula stands behind it.
    '& code[data-wrong]::after': {
      content: 'var(--formula-wrong, "") attr(data-wrong)',
      display: 'inline-block',
      marginInlineStart: '8px',
      fontFamily: tokens.fontFamilyBase,
      color: tokens.colorStatusDangerForeground1,
    },
    // Its author ticks a task by its sign.
    '& li[data-list$="checked"]': { position: 'relative' },
    '& li[data-list$="checked"] > .ql-ui': {
      display: 'block',
      position: 'absolute',
      insetInlineStart: '-1.5em',
      top: 0,
      width: '1.5em',
      height: '1lh',
      cursor: 'pointer',
    },
    '& iframe, & video': { pointerEvents: 'none' },
  },
  placeholder: { position: 'absolute', insetInlineStart: '13px', top: '11px', pointerEvents: 'none' },
  empty: { color: tokens.colorNeutralForeground4 },
  clipboard: {
    '& .ql-clipboard': {
      position: 'absolute',
      insetInlineStart: '-100000px',
      top: '50%',
      height: '1px',
      overflowY: 'hidden',
    },
  },
  bar: {
    position: 'sticky',
    bottom: 'var(--bottom-bar, 0px)',
    // Its menus reach over the bar of the section.
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottomLeftRadius: tokens.borderRadiusMedium,
    borderBottomRightRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px',
    padding: '4px',
    // As wide as there is room for, so that all stand in one line on a tablet.
    '& > button': { flex: '1 0 24px', minWidth: '24px', maxWidth: '32px', minHeight: '32px', paddingInline: 0 },
  },
  style: {
    minHeight: '32px',
    maxWidth: '116px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
  },
  latex: { minHeight: '64px', paddingBlock: '8px', fontFamily: tokens.fontFamilyMonospace, resize: 'vertical' },
  preview: { minHeight: '40px', overflowX: 'auto' },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
