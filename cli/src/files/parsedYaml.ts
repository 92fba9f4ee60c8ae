/** YAML with the lines that its values stand in. */
import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

export interface Parsed {
  readonly file: string;
  readonly value: unknown;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  /** The line of the deepest value that is there on a path; members that are not there are passed over. */
  lineOf(path: readonly (string | number)[]): number;
  /** Whether the first member of a path is there. */
  has(member: string | number): boolean;
}

/** `firstLine` is that of the YAML in its file. */
export function parseYaml(file: string, text: string, firstLine = 1): Parsed {
  const counter = new LineCounter();
  const doc = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number): number => firstLine - 1 + counter.linePos(offset).line;
  return {
    file,
    value: doc.errors.length > 0 ? null : (doc.toJS() as unknown),
    faults: doc.errors.map(({ message, pos: [offset] }) => ({
      line: lineAt(offset),
      message: message.split('\n')[0] ?? message,
    })),
    has: (member) => isMap(doc.contents) && doc.contents.has(member),
    lineOf: (path) => {
      let [node, line]: [unknown, number] = [doc.contents, firstLine];
      for (const member of path) {
        const next = isMap(node) || isSeq(node) ? (node.get(member, true) as Node | undefined) : undefined;
        if (next?.range) {
          [node, line] = [next, lineAt(keyOffset(node, member) ?? next.range[0])];
        }
      }
      return line;
    },
  };
}

/** A member stands where its name does. */
function keyOffset(node: unknown, member: string | number): number | undefined {
  const pair = isMap(node)
    ? node.items.find(({ key }) => String((key as { value?: unknown }).value) === member)
    : undefined;
  return (pair?.key as Node | undefined)?.range?.[0];
}
