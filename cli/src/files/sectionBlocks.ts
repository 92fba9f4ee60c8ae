/**
 * The sections of a lecture in its Markdown file: a block of YAML, whose first line says that a section begins, and behind it the text of the
 * section. Such a line begins a section wherever it stands, in code as well.
 */

const BEGIN = '```yaml section';
const END = '```';

export interface SectionBlock {
  /** The YAML; null for a text before the first section. */
  readonly yaml: string | null;
  /** Without the empty lines around it. */
  readonly body: string;
  /** The lines of the file, from 1, in which YAML and text begin. */
  readonly yamlLine: number;
  readonly bodyLine: number;
  /** Whether the block of YAML has an end. */
  readonly isClosed: boolean;
}

/** Whether a text can stand behind the block of a section, and is read again as it is. */
export const fitsAsBody = (body: string): boolean =>
  trimmed(body) === body && !body.includes('\r') && !body.split('\n').some(isBegin);

export const printBlock = (yaml: string, body: string): string =>
  `${BEGIN}\n${yaml}${END}\n${body === '' ? '' : `\n${body}\n`}`;

/** `firstLine` is that of the text in its file. */
export function splitBlocks(text: string, firstLine: number): readonly SectionBlock[] {
  const lines = text.split('\n');
  const begins = lines.flatMap((line, index) => (isBegin(line) ? [index] : []));
  const before = bodyOf(lines, 0, begins[0] ?? lines.length, firstLine);
  const blocks = begins.map((begin, at): SectionBlock => {
    const next = begins[at + 1] ?? lines.length;
    const close = lines.findIndex((line, index) => index > begin && index < next && line.trimEnd() === END);
    const end = close === -1 ? next : close;
    const yaml = lines.slice(begin + 1, end).join('\n');
    return {
      yaml: `${yaml}\n`,
      yamlLine: firstLine + begin + 1,
      isClosed: close !== -1,
      ...bodyOf(lines, end + 1, next, firstLine),
    };
  });
  return before.body === ''
    ? blocks
    : [{ yaml: null, yamlLine: before.bodyLine, isClosed: true, ...before }, ...blocks];
}

function bodyOf(
  lines: readonly string[],
  from: number,
  to: number,
  firstLine: number,
): Pick<SectionBlock, 'body' | 'bodyLine'> {
  const empty = lines.slice(from, to).findIndex((line) => line !== '');
  return { body: trimmed(lines.slice(from, to).join('\n')), bodyLine: firstLine + from + Math.max(empty, 0) };
}

const isBegin = (line: string): boolean => line.trimEnd() === BEGIN;

const trimmed = (text: string): string => text.replaceAll(/^\n+|\n+$/g, '');
