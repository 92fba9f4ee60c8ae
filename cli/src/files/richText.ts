/** Texts that may be HTML, within YAML: a text is what is stored, and `markdown: …` stands for HTML wherever both say exactly the same. */
import { htmlOfMarkdown } from '../markdown/htmlOfMarkdown.ts';
import { markdownOfHtml } from '../markdown/markdownOfHtml.ts';

export function richToFile(text: unknown): unknown {
  const markdown = typeof text === 'string' && text.includes('<') ? markdownOfHtml(text) : null;
  return markdown === null ? text : { markdown };
}

/** Anything else is left for the validation to tell. */
export const richFromFile = (value: unknown): unknown => (isMarkdown(value) ? htmlOfMarkdown(value.markdown) : value);

const isMarkdown = (value: unknown): value is { readonly markdown: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  typeof (value as { markdown?: unknown }).markdown === 'string';
