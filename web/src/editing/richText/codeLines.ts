import CodeBlock, { CodeBlockContainer } from 'quill/formats/code.js';
import Quill from 'quill/core.js';
import { codeLanguages } from '../../ui/authorHtml/authorHtmlRules.ts';
import { codeName } from '../../ui/authorHtml/drawn/codeNames.ts';

/** A line of code, and the language that it is in; true for none. */
interface Line {
  readonly language: string | true;
  readonly text: string;
}

/** The language of a line or block of code; true where it says none. */
export const languageOf = (element: Element): string | true => {
  const language = element.getAttribute('data-language') ?? '';
  return codeLanguages.includes(language) ? language : true;
};

/** The element that code is stored in: one for the lines of each language that stand together. */
export function preOf(lines: readonly Line[]): HTMLPreElement[] {
  const blocks: HTMLPreElement[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = before?.language === line.language ? blocks.at(-1) : undefined;
    if (last) {
      last.append(`\n${line.text}`);
    } else {
      blocks.push(beginPre(line));
    }
    before = line;
  }
  return blocks;
}

function beginPre({ language, text }: Line): HTMLPreElement {
  const pre = document.createElement('pre');
  if (language !== true) {
    pre.dataset['language'] = language;
  }
  pre.append(text);
  return pre;
}

/** Lines of code. What is copied of them says their language. */
class CodeLines extends CodeBlockContainer {
  override html(index: number, length: number): string {
    let start = 0;
    const lines = this.children.map(({ domNode }): Line | null => {
      const text = domNode.textContent ?? '';
      const from = index - start;
      const to = from + length;
      start += text.length + 1;
      const isOutside = to <= 0 || from > text.length;
      return isOutside ? null : { language: languageOf(domNode as Element), text: text.slice(Math.max(from, 0), to) };
    });
    return preOf(lines.filter((line) => line !== null))
      .map(({ outerHTML }) => outerHTML)
      .join('');
  }
}

/** A line of code, with its language where it says one. */
export class CodeLine extends CodeBlock {
  static override create(language: unknown): HTMLElement {
    const node = super.create(language);
    if (typeof language === 'string' && codeLanguages.includes(language)) {
      node.dataset['language'] = language;
      node.dataset['name'] = codeName(language);
    }
    return node;
  }

  static override formats(node: HTMLElement): string | true {
    return languageOf(node);
  }

  static override register(): void {
    Quill.register(CodeLines, true);
  }
}

CodeLines.allowedChildren = [CodeLine];
CodeLine.requiredContainer = CodeLines;

/** How languages of code are written elsewhere. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['c#', 'csharp'],
  ['c++', 'cpp'],
  ['cs', 'csharp'],
  ['golang', 'go'],
  ['htm', 'html'],
  ['js', 'javascript'],
  ['jsx', 'javascript'],
  ['kt', 'kotlin'],
  ['md', 'markdown'],
  ['patch', 'diff'],
  ['py', 'python'],
  ['rb', 'ruby'],
  ['rs', 'rust'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['svg', 'html'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['xml', 'html'],
  ['yml', 'yaml'],
  ['zsh', 'bash'],
]);

/** The language that a name means, as it is stored; null for one that nobody colours. */
export function languageNamed(name: string): string | null {
  const lower = name.toLowerCase();
  const language = otherNames.get(lower) ?? lower;
  return codeLanguages.includes(language) ? language : null;
}

/** Lets a block of code that another program has written say its language as ours do; there it stands in a class. */
export function nameLanguage(block: HTMLElement): void {
  if (languageOf(block) !== true) {
    return;
  }
  const said = [block, block.parentElement, block.querySelector('code')].flatMap((each) => [
    ...(each?.classList ?? []),
  ]);
  const names = said.map((name) => /^(?:lang(?:uage)?-|highlight-source-)([\w+#-]+)$/i.exec(name)?.[1] ?? '');
  const language = names.map(languageNamed).find((name) => name !== null);
  if (language) {
    block.dataset['language'] = language;
  } else {
    delete block.dataset['language'];
  }
}
