/** The text of a section behind its YAML. Which member it is depends on the type; what cannot stand there exactly stays in the YAML. */
import { htmlOfMarkdown } from '../markdown/htmlOfMarkdown.ts';
import { markdownOfHtml } from '../markdown/markdownOfHtml.ts';
import { fitsAsBody } from './sectionBlocks.ts';

const HTML_TYPES: ReadonlySet<unknown> = new Set([
  'richText',
  'html',
  'important',
  'additionalInfo',
  'examples',
  'imageText',
  'videoText',
  'button',
]);

/** The member under which a text is kept that no member takes: it is told, not lost. */
export const STRAY = 'body';

/** The member of a type that stands behind its YAML; null where none does. */
export const bodyMember = (type: unknown): 'html' | 'text' | null =>
  HTML_TYPES.has(type) ? 'html' : type === 'text' ? 'text' : null;

/** A text as it stands behind the YAML, or null where it cannot. */
export function bodyToFile(member: 'html' | 'text', text: unknown): string | null {
  if (typeof text !== 'string') {
    return null;
  }
  const bodies = member === 'text' ? [text] : text === '' ? [''] : [markdownOfHtml(text), verbatim(text)];
  return bodies.find((body) => body !== null && fitsAsBody(body) && bodyFromFile(member, body) === text) ?? null;
}

export const bodyFromFile = (member: 'html' | 'text', body: string): string =>
  member === 'text' ? body : (htmlOfVerbatim(body) ?? htmlOfMarkdown(body));

/** HTML as it is, in a block of code that says so. Its fence is longer than any in the HTML. */
function verbatim(html: string): string {
  const longest = Math.max(2, ...(html.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}html verbatim\n${html}\n${fence}`;
}

const htmlOfVerbatim = (body: string): string | null => {
  const [, , html] = /^(`{3,})html verbatim *\n([\s\S]*)\n\1 *$/.exec(body) ?? [];
  return html ?? null;
};
