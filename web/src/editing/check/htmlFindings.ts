import { plainText } from '../../ui/authorHtml/plainText.ts';
import { foundIf, type ContentFinding } from './contentFinding.ts';
import { saysNothing } from './linkWords.ts';
import { parsedHtml } from './parsedHtml.ts';
import { hardToRead } from './textColors.ts';

/** What is seen though it has no words. */
const seen = 'img, video, audio, iframe, table, hr';

/** Only a text with one of these can have a fault; others need not be parsed. */
const checked = /<(?:img|a|table)\b|color\s*:/i;

const fileName = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether HTML or plain text shows nothing. */
export const isBlank = (html: string): boolean =>
  plainText(html) === '' && (!html.includes('<') || parsedHtml(html).querySelector(seen) === null);

/** What is amiss in the text of a section that is nothing but this text. */
export const textFindings = (field: string, html: string): readonly ContentFinding[] => [
  ...foundIf(isBlank(html), 'empty', field),
  ...markupFindings(field, html),
];

/** What is amiss in the pictures, links, tables and colours of a text. */
export function markupFindings(field: string, html: string): readonly ContentFinding[] {
  if (!checked.test(html)) return [];
  const body = parsedHtml(html);
  const alternatives = Array.from(body.querySelectorAll('img'), ({ alt }) => alt.trim());
  return [
    ...foundIf(alternatives.includes(''), 'noAlternative', field),
    ...foundIf(alternatives.some(isFileName), 'fileNameAlternative', field),
    ...foundIf([...body.querySelectorAll('a[href]')].some(saysNothing), 'linkWords', field),
    ...foundIf([...body.querySelectorAll('table')].some(hasNoHeads), 'tableHeads', field),
    ...foundIf(hardToRead(body).length > 0, 'contrast', field),
  ];
}

/** Whether an alternative text is what a camera or a program called the file. */
export const isFileName = (alternative: string): boolean => fileName.test(alternative.trim());

/** A single row or column is a way to arrange things, and needs no heads. */
const hasNoHeads = (table: HTMLTableElement): boolean =>
  table.querySelector('th') === null && table.rows.length > 1 && (table.rows[0]?.cells.length ?? 0) > 1;
