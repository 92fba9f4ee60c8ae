/** Values as YAML. What a person wrote by hand stays as it is written wherever it says the same: comments, order, quotes. */
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSame } from '../tree/isSame.ts';

const FORM = { lineWidth: 0, minContentWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER } as const;

type Value = Readonly<Record<string, unknown>> | readonly unknown[];

/** Ends with a new line. `before` is the text that it replaces. */
export function printYaml(value: Value, before?: string): string {
  const kept = before === undefined ? null : parseDocument(before);
  if (kept === null || kept.errors.length > 0 || !isCollection(kept.contents)) {
    return printNew(value);
  }
  if (isSame(kept.toJS(), value)) {
    return before ?? '';
  }
  kept.contents = updated(kept, kept.contents, value) as typeof kept.contents;
  const text = kept.toString(FORM);
  return isSame(parse(text), value) ? text : printNew(value);
}

function printNew(value: Value): string {
  const doc = new Document();
  doc.contents = newNode(doc, value) as typeof doc.contents;
  return doc.toString(FORM);
}

/** Spaces at the edge of a line are seen, and stay, within quotes alone. */
const HIDDEN = /^\s|[^\S\n]\n|[^\S\n]$|\n[^\S\n]*\n[^\S\n]*$|\n[^\S\n]+\n|[\r\u0085\u2028\u2029]/;

function newNode(doc: Document, value: unknown): Node {
  const node = doc.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === 'string' && HIDDEN.test(scalar.value)) {
        scalar.type = Scalar.QUOTE_DOUBLE;
      }
    },
  });
  return node;
}

function updated(doc: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isRecord(value)) {
    return updatedMap(doc, node, value);
  }
  if (isSeq(node) && Array.isArray(value)) {
    return updatedSeq(doc, node, value);
  }
  if (isSameNode(doc, node, value)) {
    return node as Node;
  }
  const created = newNode(doc, value);
  if (isScalar(node) && isScalar(created)) {
    created.comment = node.comment;
    created.commentBefore = node.commentBefore;
  }
  return created;
}

function updatedMap(doc: Document, map: YAMLMap, value: Readonly<Record<string, unknown>>): Node {
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, String(isScalar(key) ? key.value : key)));
  for (const [name, member] of Object.entries(value)) {
    const isNew = !map.has(name);
    map.set(name, updated(doc, map.get(name, true), member));
    if (isNew && name === 'id') {
      map.items.unshift(...map.items.splice(-1));
    }
  }
  return map;
}

/** Items are known again by their id, or else by what they say or where they stand. */
function updatedSeq(doc: Document, seq: YAMLSeq, value: readonly unknown[]): Node {
  const free = [...seq.items];
  const take = (item: unknown, index: number): unknown => {
    const found =
      free.find((node) => isMap(node) && isRecord(item) && item['id'] !== undefined && node.get('id') === item['id']) ??
      free.find((node) => isSameNode(doc, node, item)) ??
      (free.includes(seq.items[index]) && !(isMap(seq.items[index]) && seq.items[index].has('id'))
        ? seq.items[index]
        : undefined);
    free.splice(free.indexOf(found), found === undefined ? 0 : 1);
    return found;
  };
  const taken = value.map(take);
  seq.items = value.map((item, index) => updated(doc, taken[index], item));
  return seq;
}

const isSameNode = (doc: Document, node: unknown, value: unknown): boolean =>
  (isScalar(node) || isCollection(node)) && isSame(node.toJS(doc), value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
