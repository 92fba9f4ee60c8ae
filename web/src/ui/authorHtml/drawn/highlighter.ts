import highlight from 'highlight.js/lib/core';
import type { LanguageFn } from 'highlight.js';

type Load = () => Promise<{ default: LanguageFn }>;

/** The grammar of each language of `contracts/authorHtml.json`; each is a file of its own. */
export const grammars: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['bash', () => import('highlight.js/lib/languages/bash')],
  ['c', () => import('highlight.js/lib/languages/c')],
  ['cpp', () => import('highlight.js/lib/languages/cpp')],
  ['csharp', () => import('highlight.js/lib/languages/csharp')],
  ['css', () => import('highlight.js/lib/languages/css')],
  ['diff', () => import('highlight.js/lib/languages/diff')],
  ['go', () => import('highlight.js/lib/languages/go')],
  ['html', () => import('highlight.js/lib/languages/xml')],
  ['java', () => import('highlight.js/lib/languages/java')],
  ['javascript', () => import('highlight.js/lib/languages/javascript')],
  ['json', () => import('highlight.js/lib/languages/json')],
  ['kotlin', () => import('highlight.js/lib/languages/kotlin')],
  ['markdown', () => import('highlight.js/lib/languages/markdown')],
  ['php', () => import('highlight.js/lib/languages/php')],
  ['python', () => import('highlight.js/lib/languages/python')],
  ['r', () => import('highlight.js/lib/languages/r')],
  ['ruby', () => import('highlight.js/lib/languages/ruby')],
  ['rust', () => import('highlight.js/lib/languages/rust')],
  ['sql', () => import('highlight.js/lib/languages/sql')],
  ['swift', () => import('highlight.js/lib/languages/swift')],
  ['typescript', () => import('highlight.js/lib/languages/typescript')],
  ['yaml', () => import('highlight.js/lib/languages/yaml')],
]);

/** Longer code, or code in longer lines, is drawn in one colour: some grammars read each word to the end of its line from every letter. */
const longestColoured = 10_000;
const tooLongLine = /.{1001}/u;

/** Colours the words of a block of code by what they are in its language, as elements of the library's classes. */
export async function colour(block: Element, language: string): Promise<void> {
  const code = block.textContent;
  const load = grammars.get(language);
  if (load === undefined || code.length > longestColoured || tooLongLine.test(code)) {
    return;
  }
  if (highlight.getLanguage(language) === undefined) {
    highlight.registerLanguage(language, (await load()).default);
  }
  block.innerHTML = highlight.highlight(code, { language, ignoreIllegals: true }).value;
}
