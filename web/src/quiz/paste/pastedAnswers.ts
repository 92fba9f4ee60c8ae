import { listedLines, type ListedLine } from './listMarks.ts';

/** What takes the place of an answer: its texts as they are written, and where the caret stands in the last one. */
export interface AnswerLines {
  /** At least one. */
  readonly lines: readonly ListedLine[];
  readonly caret: number;
}

/** What is written in a field, and what of it is selected. */
export interface WrittenField {
  readonly value: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/**
 * The answers of pasted lines: the first continues what stands before the caret, and what stands behind it follows the last. Null where
 * nothing but one line was pasted, which any field takes.
 */
export function pastedAnswers(text: string, { value, selectionStart, selectionEnd }: WrittenField): AnswerLines | null {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines[0] === text) {
    return null;
  }
  return joined(value.slice(0, selectionStart), listedLines(lines), value.slice(selectionEnd));
}

/** Enter: what stands behind the caret becomes the next answer. */
export function splitAnswer({ value, selectionStart, selectionEnd }: WrittenField): AnswerLines {
  return joined(value.slice(0, selectionStart), [plain, plain], value.slice(selectionEnd));
}

const plain: ListedLine = { text: '', right: false };

function joined(before: string, lines: readonly ListedLine[], behind: string): AnswerLines {
  const last = lines.length - 1;
  const texts = lines.map(({ text, right }, index) => ({
    text: `${index === 0 ? before : ''}${text}${index === last ? behind : ''}`,
    right,
  }));
  return { lines: texts, caret: (texts[last]?.text.length ?? 0) - behind.length };
}
