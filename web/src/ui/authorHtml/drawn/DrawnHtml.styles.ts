import { makeStyles, tokens } from '@fluentui/react-components';

/** Colours of each theme that are readable (AA) on the ground of code. */
const shades = {
  comment: tokens.colorNeutralForeground3,
  keyword: tokens.colorPaletteDarkOrangeForeground1,
  text: tokens.colorPaletteGreenForeground1,
  number: tokens.colorPaletteRedForeground1,
  name: tokens.colorBrandForeground1,
};

export const useDrawnStyles = makeStyles({
  drawn: {
    // A formula that is wider than the page scrolls within its line.
    '& div[data-formula], & .ql-tex-block': { marginBlock: '0 1em', textAlign: 'center', overflowX: 'auto' },
    // Negative spaces move its signs; they stay within its place, and cover nothing of the page.
    '& span[data-formula], & .ql-tex': { display: 'inline-block', overflow: 'clip', overflowClipMargin: '0.3em' },
    '& math': { fontSize: '1.1em' },
    '& code[data-wrong]': {
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationColor: tokens.colorStatusDangerBorder1,
    },
    '& pre[data-name]::before': {
      content: 'attr(data-name)',
      display: 'block',
      marginBottom: '8px',
      fontFamily: tokens.fontFamilyBase,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
      color: tokens.colorNeutralForeground3,
    },
    '& .hljs-comment, & .hljs-quote, & .hljs-meta': { color: shades.comment },
    '& .hljs-comment, & .hljs-quote, & .hljs-emphasis': { fontStyle: 'italic' },
    '& .hljs-keyword, & .hljs-selector-tag, & .hljs-literal, & .hljs-type, & .hljs-doctag': { color: shades.keyword },
    '& .hljs-string, & .hljs-regexp, & .hljs-addition, & .hljs-symbol, & .hljs-code': { color: shades.text },
    '& .hljs-number, & .hljs-deletion, & .hljs-bullet, & .hljs-link': { color: shades.number },
    '& .hljs-title, & .hljs-section, & .hljs-name, & .hljs-attr, & .hljs-attribute, & .hljs-built_in, & .hljs-property, & .hljs-selector-class, & .hljs-selector-id':
      { color: shades.name },
    '& .hljs-keyword, & .hljs-section, & .hljs-strong': { fontWeight: tokens.fontWeightSemibold },
  },
});
