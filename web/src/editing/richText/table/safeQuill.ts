import Delta from 'quill-delta';
import Quill, { type Range } from 'quill/core.js';
import { TableCell } from './tableBlots.ts';
import { cellBlotAt, tableBlotOf } from './tableText.ts';

type Source = Parameters<Quill['update']>[0];

/** The editor, with cells that stay where they are: what is deleted across them is their words, unless all of a table is. */
export class SafeQuill extends Quill {
  override deleteText(from: Range | number, length?: number | Source, source?: Source): Delta {
    const range = typeof from === 'number' ? { index: from, length: Number(length) } : from;
    const by = typeof from === 'number' ? source : (length as Source);
    const safe = by === 'user' ? safeDeletion(this, range) : null;
    return safe ? this.updateContents(safe, by) : super.deleteText(range.index, range.length, by);
  }

  /** What is left of lines that were deleted gets the formats of the first: no line becomes a cell by that, and none stops being one. */
  override formatLine(
    index: number,
    length: number,
    formats: string | Record<string, unknown>,
    value?: unknown,
    source?: Source,
  ): Delta {
    if (typeof formats === 'string') {
      return super.formatLine(index, length, formats, value, source);
    }
    const { table: _table, ...others } = formats;
    return super.formatLine(index, length, others, value as Source);
  }
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** A cell of a table that stays. */
  readonly stays: boolean;
}

/** What to delete of a range that cells are in; null where that is all of it. */
function safeDeletion(quill: Quill, { index, length }: Range): Delta | null {
  const to = index + length;
  const lines = linesIn(quill, index, to);
  if (lines.length < 2 || lines.every(({ stays }) => !stays)) {
    return null;
  }
  const delta = new Delta().retain(index);
  lines.forEach(({ start, end, stays }, at) => {
    const from = Math.max(start, index);
    const until = Math.min(end, to);
    // The first line keeps its end: a cell would take its words in.
    const keepsEnd =
      until === end && (stays || (at === 0 && lines[lines.findIndex((line) => line.stays)] !== undefined));
    delta.delete(until - from - (keepsEnd ? 1 : 0)).retain(keepsEnd ? 1 : 0);
  });
  return delta;
}

function linesIn(quill: Quill, from: number, to: number): Line[] {
  const lines: Line[] = [];
  for (let start = from - quill.getLine(from)[1]; start < Math.max(to, from + 1); start = lines.at(-1)?.end ?? to) {
    const [line] = quill.getLine(start);
    const end = start + (line?.length() ?? 1);
    lines.push({ start, end, stays: line instanceof TableCell && !isWhole(quill, start, from, to) });
  }
  return lines;
}

function isWhole(quill: Quill, at: number, from: number, to: number): boolean {
  const cell = cellBlotAt(quill, at);
  const table = cell && tableBlotOf(cell);
  if (!table) {
    return false;
  }
  const start = quill.getIndex(table);
  return from <= start && start + table.length() <= to;
}
