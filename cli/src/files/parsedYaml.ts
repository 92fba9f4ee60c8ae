/** YAML with the lines that its values stand in. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';

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
  const faults = doc.errors.map(({ message, pos: [offset] }) => ({
    line: lineAt(offset),
    message: message.split('\n')[0] ?? message,
  }));
  const refused = refusedNodes(doc).map(({ offset, message }) => ({ line: lineAt(offset), message }));
  const isSound = faults.length === 0 && refused.length === 0;
  return {
    file,
    value: isSound ? (doc.toJS() as unknown) : null,
    faults: [...faults, ...refused],
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

/** Aliases make much of little, or of nothing, and a course needs none; no member of it is called as the prototype of objects. */
function refusedNodes(doc: Document): readonly { readonly offset: number; readonly message: string }[] {
  const refused: { offset: number; message: string }[] = [];
  visit(doc, {
    Alias: (_key, { range, source }) => {
      refused.push({ offset: range?.[0] ?? 0, message: `\`*${source}\` is an alias: say the value itself.` });
    },
    Pair: (_key, { key }) => {
      if (isScalar(key) && key.value === '__proto__') {
        refused.push({ offset: key.range?.[0] ?? 0, message: '`__proto__` cannot be the name of a member.' });
      }
    },
  });
  return refused;
}

/** A member stands where its name does. */
function keyOffset(node: unknown, member: string | number): number | undefined {
  const pair = isMap(node)
    ? node.items.find(({ key }) => String((key as { value?: unknown }).value) === member)
    : undefined;
  return (pair?.key as Node | undefined)?.range?.[0];
}
