/** What an author does to a decision tree. Pure; each answers a tree in which parents stand before their children. */
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import {
  childrenOf,
  holdsNodes,
  type DecisionContent,
  type DecisionNode,
  type DecisionTree,
} from '../../course/umbrella/decisionTree.ts';
import { movedItem } from '../../ui/list/movedItem.ts';

/** What the platform takes at most: levels with that of the tree itself, nodes without it. */
export const { levels: deepest, nodes: mostNodes } = limits.decisionTree;

export type DecisionKind = 'option' | 'question' | 'button' | 'course';

export const kindOf = (content: DecisionContent): DecisionKind => Object.keys(content)[0] as DecisionKind;

const empty: Readonly<Record<DecisionKind, DecisionContent>> = {
  option: { option: { title: '' } },
  question: { question: { title: '', text: '' } },
  button: { button: { text: '', link: '' } },
  course: { course: { courseId: null } },
};

/** A tree without anything below it. */
export const emptyTree = (key: string): DecisionTree => ({ key, title: '', text: '', nodes: [] });

/** A new node behind all that its parent has. */
export const withAdded = (tree: DecisionTree, parentKey: string, kind: DecisionKind, key: string): DecisionTree => ({
  ...tree,
  nodes: [...tree.nodes, { key, parentKey, content: empty[kind] }],
});

/** Another content for a node. */
export const withContent = (tree: DecisionTree, key: string, content: DecisionContent): DecisionTree => ({
  ...tree,
  nodes: tree.nodes.map((node) => (node.key === key ? { ...node, content } : node)),
});

/** A node and all below it. */
export function subtree(tree: DecisionTree, key: string): readonly DecisionNode[] {
  const keys = new Set([key]);
  for (const node of tree.nodes) if (keys.has(node.parentKey)) keys.add(node.key);
  return tree.nodes.filter((node) => keys.has(node.key));
}

/** Without a node and all below it. */
export function withoutNode(tree: DecisionTree, key: string): DecisionTree {
  const gone = new Set(subtree(tree, key));
  return { ...tree, nodes: tree.nodes.filter((node) => !gone.has(node)) };
}

/** A node and all below it once more, right behind it; the copy of the node gets `newKey`'s first key. */
export function withDuplicate(tree: DecisionTree, key: string, newKey: () => string): DecisionTree {
  const copied = subtree(tree, key);
  const keys = new Map(copied.map((node) => [node.key, newKey()]));
  const copies = copied.map((node) => ({
    ...node,
    key: keys.get(node.key) ?? node.key,
    parentKey: node.key === key ? node.parentKey : (keys.get(node.parentKey) ?? node.parentKey),
  }));
  const at = tree.nodes.findIndex((node) => node.key === key) + 1;
  // Behind the node itself: its own children follow later, which changes no order among brothers.
  return { ...tree, nodes: tree.nodes.toSpliced(at, 0, ...copies) };
}

/** The children of a parent in another order; places count from 0. */
export function withMoved(tree: DecisionTree, parentKey: string, from: number, to: number): DecisionTree {
  const moved = movedItem(childrenOf(tree, parentKey), from, to);
  let next = 0;
  // Each place among brothers is filled again; a parent may come behind its children by it.
  return inOrder({
    ...tree,
    nodes: tree.nodes.map((node) => (node.parentKey === parentKey ? (moved[next++] ?? node) : node)),
  });
}

/** A node with all below it at the end of another parent. */
export function withParent(tree: DecisionTree, key: string, parentKey: string): DecisionTree {
  const node = tree.nodes.find((one) => one.key === key);
  if (!node) return tree;
  return inOrder({ ...tree, nodes: [...tree.nodes.filter((one) => one.key !== key), { ...node, parentKey }] });
}

/** The same tree with each parent before its children. */
function inOrder(tree: DecisionTree): DecisionTree {
  const below = (key: string): DecisionNode[] => childrenOf(tree, key).flatMap((node) => [node, ...below(node.key)]);
  return { ...tree, nodes: below(tree.key) };
}

/** On which level a node stands; that of the tree itself is 1. */
export function levelOf(tree: DecisionTree, key: string): number {
  const parent = tree.nodes.find((node) => node.key === key)?.parentKey;
  return parent === undefined ? 1 : levelOf(tree, parent) + 1;
}

/** How many levels a node and all below it take. */
export const heightOf = (tree: DecisionTree, key: string): number =>
  1 + Math.max(0, ...childrenOf(tree, key).map((child) => heightOf(tree, child.key)));

/** Where a node may stand: the keys of the tree, of questions and of options, without what it holds itself. */
export function possibleParents(tree: DecisionTree, key: string): readonly string[] {
  const own = new Set(subtree(tree, key));
  const height = heightOf(tree, key);
  const parents = tree.nodes.filter((node) => holdsNodes(node.content) && !own.has(node)).map((node) => node.key);
  return [tree.key, ...parents].filter((parent) => levelOf(tree, parent) + height <= deepest);
}
