/** Decision trees as they are written: a list with parents here, nested on the platform (OP-71). */
import limits from '../../../contracts/limits.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { DecisionNodeContentInput, DecisionNodeInput, DecisionTreeInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { givenMember } from '../oneOf.ts';
import { toStoredUrl } from '../url.ts';

const { nodes: mostNodes } = limits.decisionTree;
const field = 'fields.decisionTree';

type Children = ReadonlyMap<string, readonly DecisionNodeInput[]>;

/** Throws BAD_USER_INPUT for what is no tree. */
export function toDecisionTreeRequest(tree: DecisionTreeInput, context: Context): Readonly<Record<string, unknown>> {
  requireTree(tree);
  const children = childrenOf(tree);
  const itemsOf = (key: string): readonly object[] => (children.get(key) ?? []).map(toItem);
  const toItem = (node: DecisionNodeInput): object => {
    const { question, option, button, course } = node.content;
    const id = node.key;
    if (question != null) {
      return { id, kind: 'DECISION_TREE', title: question.title, text: question.text ?? '', items: itemsOf(id) };
    }
    if (option != null) return { id, kind: 'DECISION_OPTION', title: option.title, items: itemsOf(id) };
    if (button != null) return { id, kind: 'BUTTON', text: button.text, link: toStoredUrl(button.link, context) };
    return { id, kind: 'COURSE_OPTION', courseId: courseIdOf(course?.courseId, tree.nodes.indexOf(node)) };
  };
  return {
    id: tree.key,
    kind: 'DECISION_TREE',
    title: tree.title,
    text: tree.text ?? '',
    items: itemsOf(tree.key),
  };
}

const courseIdOf = (courseId: string | null | undefined, index: number): number | null =>
  courseId == null ? null : inputId(courseId, `${field}.nodes.${index}.content.course.courseId`, 'Course');

const childrenOf = ({ nodes }: DecisionTreeInput): Children => Map.groupBy(nodes, ({ parentKey }) => parentKey);

/** Every node has a key of its own and a parent that can have it, and is reached from the top. */
function requireTree({ key, nodes }: DecisionTreeInput): void {
  if (nodes.length > mostNodes) throw badInput(`A tree has at most ${mostNodes} nodes.`, `${field}.nodes`);
  const parents = new Map<string, { readonly parentKey: string | null; readonly content: DecisionNodeContentInput }>([
    [key, { parentKey: null, content: { question: { title: '' } } }],
  ]);
  for (const [index, node] of nodes.entries()) {
    givenMember(node.content, `${field}.nodes.${index}.content`);
    if (parents.has(node.key)) throw badInput(`The key “${node.key}” stands twice.`, `${field}.nodes.${index}.key`);
    parents.set(node.key, node);
  }
  const rooted = new Set([key]);
  for (const [index, node] of nodes.entries()) {
    const path: string[] = [];
    let at: string | null = node.key;
    while (at !== null && !rooted.has(at)) {
      const parent: string | null = parents.get(at)?.parentKey ?? null;
      const above = parent === null ? undefined : parents.get(parent)?.content;
      if (path.includes(at) || (above?.question == null && above?.option == null)) {
        throw badInput('A node stands below the tree, a question or an option.', `${field}.nodes.${index}.parentKey`);
      }
      path.push(at);
      at = parent;
    }
    for (const passed of path) rooted.add(passed);
  }
}

/**
 * The path in the input by that in the tree of the platform, such as `items.0.items.2.link`; what names no node, because the tree as a whole
 * does not fit, is the tree.
 */
export function decisionTreePath(parts: readonly string[], tree: DecisionTreeInput): string {
  const children = childrenOf(tree);
  let key = tree.key;
  let node: DecisionNodeInput | undefined;
  let rest = parts;
  while (rest[0] === 'items' && rest[1] !== undefined) {
    node = children.get(key)?.[Number(rest[1])];
    if (node === undefined) return field;
    key = node.key;
    rest = rest.slice(2);
  }
  const [member] = rest;
  if (node === undefined)
    return [field, ...(member === undefined || member === 'items' ? [] : [named(member)])].join('.');
  const place = `${field}.nodes.${tree.nodes.indexOf(node)}`;
  if (member === undefined || member === 'items') return place;
  return member === 'id' ? `${place}.key` : [place, 'content', givenMember(node.content, place)[0], member].join('.');
}

const named = (member: string): string => (member === 'id' ? 'key' : member);
