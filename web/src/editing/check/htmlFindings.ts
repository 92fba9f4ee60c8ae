import { plainText } from '../../ui/authorHtml/plainText.ts';
import { foundIf, type ContentFinding } from './contentFinding.ts';

/** What is seen though it has no words. */
const seen = 'img, video, audio, iframe, table, hr';

/** Whether HTML or plain text shows nothing. */
export const isBlank = (html: string): boolean =>
  plainText(html) === '' && (!html.includes('<') || parsed(html).querySelector(seen) === null);

/** What is amiss in the text of a section that is nothing but this text. */
export const textFindings = (field: string, html: string): readonly ContentFinding[] => [
  ...foundIf(isBlank(html), 'empty', field),
  ...pictureFindings(field, html),
];

/** Pictures within a text that have no alternative text. */
export const pictureFindings = (field: string, html: string): readonly ContentFinding[] =>
  foundIf(
    html.includes('<img') && [...parsed(html).querySelectorAll('img')].some(({ alt }) => alt.trim() === ''),
    'noAlternative',
    field,
  );

const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
