import { makeStyles, tokens } from '@fluentui/react-components';
import { missingPictureLook } from '../picture/missingPictureLook.ts';

/** Each step of an indentation, as the rich text editor counts them. */
const indents = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((step) => [`& .ql-indent-${step}`, { paddingInlineStart: `${step * 2}em` }]),
);

/** Around what has a ground of its own, where grounds are not seen: in the colours of the system, and on paper. */
const seen = `1px solid ${tokens.colorNeutralStroke1}`;

export const useAuthorHtmlStyles = makeStyles({
  content: {
    overflowWrap: 'anywhere',
    '& > :first-child': { marginTop: 0 },
    '& > :last-child': { marginBottom: 0 },
    '& h1, & h2, & h3, & h4': {
      marginBlock: '1.4em 0.5em',
      fontWeight: tokens.fontWeightSemibold,
      lineHeight: 1.3,
      letterSpacing: '-0.01em',
      // What authors write may be in another language than the interface, by whose rules it would break.
      hyphens: 'manual',
    },
    '& h1, & h2': { fontSize: tokens.fontSizeBase600 },
    '& h3': { fontSize: tokens.fontSizeBase500 },
    '& h4': { fontSize: tokens.fontSizeBase400 },
    '& p, & ul, & ol, & blockquote, & pre, & table, & figure': { marginBlock: '0 1em', marginInline: 0 },
    '& ul, & ol': { paddingInlineStart: '1.5em' },
    // An item that runs the other way than its list has its mark on its own side, within the text.
    '&:not([dir="rtl"]) li[dir="rtl"]:not([dir="rtl"] *)': { marginInline: '1.5em -1.5em' },
    '&[dir="rtl"] li[dir="ltr"]:not([dir="ltr"] *)': { marginInline: '1.5em -1.5em' },
    '& li + li': { marginTop: '0.35em' },
    '& li > ul, & li > ol': { marginBlock: '0.35em 0' },
    '& a': { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '0.15em' },
    '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: tokens.borderRadiusMedium },
    '& [data-missing]': { ...missingPictureLook, display: 'inline-flex', minHeight: '96px', minWidth: '96px' },
    '& audio': { maxWidth: '100%' },
    '& figcaption': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, marginTop: '8px' },
    '& blockquote': {
      paddingInlineStart: '16px',
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
      color: tokens.colorNeutralForeground2,
    },
    '& code, & kbd': {
      fontFamily: tokens.fontFamilyMonospace,
      fontSize: '0.9em',
      paddingInline: '4px',
      borderRadius: tokens.borderRadiusSmall,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    // Code runs from the left in any language.
    '& pre, & code, & kbd': { direction: 'ltr', unicodeBidi: 'isolate' },
    '& pre': {
      '@media (forced-colors: active)': { border: seen },
      overflowX: 'auto',
      padding: '12px 16px',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
    },
    '& table': { borderCollapse: 'collapse', width: '100%', display: 'block', overflowX: 'auto' },
    '& th, & td': {
      // `anywhere` would let a column shrink to one letter.
      overflowWrap: 'break-word',
      padding: '8px 12px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& caption': {
      paddingBlockEnd: '8px',
      textAlign: 'start',
      color: tokens.colorNeutralForeground2,
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase300,
    },
    '& th': { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground3 },
    // On paper there is no ground, and nothing to scroll; the head stands on each page.
    '& thead th': { borderBottomWidth: '2px', borderBottomColor: tokens.colorNeutralStroke1 },
    '@media print': {
      '& table': { display: 'table', overflowX: 'visible' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': { overflowWrap: 'anywhere' },
      '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowX: 'visible', border: seen },
    },
    '& hr': { border: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, marginBlock: '1.5em' },
    '& iframe': {
      width: '100%',
      height: 'auto',
      aspectRatio: '16 / 9',
      border: 'none',
      borderRadius: tokens.borderRadiusMedium,
    },
    // What the rich text editor says by classes, and its lists: an ordered one whose items tell what they are.
    '& .ql-align-center': { textAlign: 'center' },
    '& .ql-align-right': { textAlign: 'right' },
    '& .ql-align-left': { textAlign: 'left' },
    '& .ql-align-end': { textAlign: 'end' },
    '& .ql-align-start': { textAlign: 'start' },
    '& .ql-align-justify': { textAlign: 'justify' },
    '& .ql-direction-rtl': { direction: 'rtl' },
    '& .ql-size-small': { fontSize: '0.75em' },
    '& .ql-size-large': { fontSize: '1.5em' },
    '& .ql-size-huge': { fontSize: '2.5em' },
    '& .ql-font-serif': { fontFamily: 'Georgia, serif' },
    '& .ql-font-monospace': { fontFamily: tokens.fontFamilyMonospace },
    '& .ql-ui': { display: 'none' },
    '& li[data-list="bullet"]': { listStyleType: 'disc' },
    '& li[data-list="unchecked"]': { listStyleType: '"☐ "' },
    '& li[data-list="checked"]': { listStyleType: '"☑ "' },
    // The signs are for the eye; what they mean is said in words, which are no part of the text.
    '& li[data-list$="checked"]::before': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& li[data-list="unchecked"]::before': { content: 'var(--task-open, "")' },
    '& li[data-list="checked"]::before': { content: 'var(--task-done, "")' },
    ...indents,
    '& mark': {
      color: 'inherit',
      backgroundColor: tokens.colorStatusWarningBackground1,
      // The ground alone is faint in the dark, and is not printed.
      borderBottom: `2px solid ${tokens.colorStatusWarningBorder1}`,
    },
  },
  // Where no language is stated each block runs as it begins.
  anyDirection: {
    '& p, & h1, & h2, & h3, & h4, & h5, & h6, & li, & dt, & dd, & th, & td, & caption, & figcaption, & summary': {
      unicodeBidi: 'plaintext',
    },
  },
});
