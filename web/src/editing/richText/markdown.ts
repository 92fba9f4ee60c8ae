/** What a line becomes by what stands before the caret, when a space is typed behind it. */
export type LineMark = Readonly<Record<string, string | number | true>>;

const lineMarks: readonly (readonly [mark: RegExp, formats: (match: RegExpExecArray) => LineMark])[] = [
  // Headings begin at the second level, as the page has its own.
  [/^(#{1,3})$/, ([, signs = '']) => ({ header: signs.length + 1 })],
  [/^[-*+]$/, () => ({ list: 'bullet' })],
  [/^(\d{1,4})[.)]$/, ([, number = '']) => ({ list: 'ordered', ...(number === '1' ? {} : { 'list-start': number }) })],
  [/^(?:[-*+] )?\[ ?\]$/, () => ({ list: 'unchecked' })],
  [/^(?:[-*+] )?\[x\]$/i, () => ({ list: 'checked' })],
  [/^>$/, () => ({ blockquote: true })],
];

/** The formats that a line gets by the mark that stands before the caret in it, null where it is none. */
export function lineMarkOf(before: string): LineMark | null {
  for (const [mark, formats] of lineMarks) {
    const match = mark.exec(before);
    if (match) {
      return formats(match);
    }
  }
  return null;
}

/** Words with their marks, which end at the caret. */
export interface MarkedWords {
  readonly format: 'bold' | 'italic' | 'code' | 'strike';
  /** Where the marks before the words begin. */
  readonly start: number;
  /** The length of the marks on each side. */
  readonly mark: number;
}

const inlineMarks: readonly (readonly [format: MarkedWords['format'], marks: string])[] = [
  ['bold', '**'],
  ['bold', '__'],
  ['strike', '~~'],
  ['italic', '*'],
  ['italic', '_'],
  ['code', '`'],
];

const escaped = (text: string): string => text.replaceAll('*', String.raw`\*`);

/**
 * Within the words: no mark of their own kind, no space at either end. Before them: no letter, no figure and no mark, so that `2*3*4` and
 * `snake_case_name` stay as they are.
 */
const inlinePatterns = inlineMarks.map(([format, marks]) => {
  const sign = escaped(marks.charAt(0));
  const pattern = new RegExp(
    `(?:^|[^\\p{L}\\p{N}${sign}\\\\])(${escaped(marks)}([^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?)${escaped(marks)})$`,
    'u',
  );
  return { format, mark: marks.length, pattern };
});

/** The words whose closing mark has just been typed before the caret, null where none was. */
export function markedWordsIn(before: string): MarkedWords | null {
  for (const { format, mark, pattern } of inlinePatterns) {
    const marked = pattern.exec(before)?.[1];
    if (marked !== undefined) {
      return { format, mark, start: before.length - marked.length };
    }
  }
  return null;
}

/** What a line becomes by Enter behind it: code, with the name of its language where one stands there, or a rule. */
export function enterMarkOf(line: string): { readonly code: string } | 'rule' | null {
  const code = /^```([\w+#-]*)$/.exec(line)?.[1];
  if (code !== undefined) {
    return { code };
  }
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(line) ? 'rule' : null;
}
