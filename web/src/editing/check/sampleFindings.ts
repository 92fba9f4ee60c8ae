import { plainText } from '../../ui/authorHtml/plainText.ts';
import type { ContentFinding } from './contentFinding.ts';

/** Where content still says what a new one says at first; the first such field stands for all. `isSample` tells by the plain words. */
export function sampleFindings(content: object, isSample: (words: string) => boolean): readonly ContentFinding[] {
  const field = fieldWith(content, isSample, '');
  return field === null ? [] : [{ rule: 'sample', field }];
}

/** The dotted path of the first text that `isSample` is true of; null where there is none. */
function fieldWith(value: unknown, isSample: (words: string) => boolean, path: string): string | null {
  if (typeof value === 'string') return blocksOf(value).some(isSample) ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [name, member] of Object.entries(value)) {
    const field = fieldWith(member, isSample, path === '' ? name : `${path}.${name}`);
    if (field !== null) return field;
  }
  return null;
}

/** The words of a plain text, or of each paragraph and heading of HTML. */
function blocksOf(text: string): readonly string[] {
  if (!text.includes('<')) return [plainText(text)];
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return Array.from(body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li'), ({ textContent }) => textContent.trim());
}
