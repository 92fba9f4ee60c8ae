import { describe, expect, it } from 'vitest';
import {
  childrenOf,
  type DecisionNode,
  type DecisionTree,
  type FindCourse,
} from '../../course/umbrella/decisionTree.ts';
import {
  deepest,
  emptyTree,
  possibleParents,
  withAdded,
  withDuplicate,
  withMoved,
  withParent,
  withoutNode,
} from './treeChanges.ts';
import { countProblems, problemOf, problemOfTree } from './treeProblems.ts';

const option = (key: string, parentKey: string): DecisionNode => ({
  key,
  parentKey,
  content: { option: { title: key } },
});

/** a (with b, which has c, and d), e */
const tree: DecisionTree = {
  key: 'tree',
  title: 'Which?',
  text: '',
  nodes: [option('a', 'tree'), option('b', 'a'), option('c', 'b'), option('d', 'a'), option('e', 'tree')],
};

/** The tree as nested names. */
const shape = (of: DecisionTree, key = of.key): string =>
  childrenOf(of, key)
    .map((child) => `${child.key}(${shape(of, child.key)})`)
    .join(' ');

const parentsFirst = ({ key, nodes }: DecisionTree): boolean =>
  nodes.every(
    ({ parentKey }, index) => parentKey === key || nodes.slice(0, index).some((one) => one.key === parentKey),
  );

describe('UMB-01 a tree that is edited', () => {
  it.each([
    ['a node is added at the end', withAdded(tree, 'a', 'button', 'n'), 'a(b(c()) d() n()) e()'],
    ['a node goes with all below it', withoutNode(tree, 'a'), 'e()'],
    ['nodes change places', withMoved(tree, 'tree', 1, 0), 'e() a(b(c()) d())'],
    ['nodes further down do', withMoved(tree, 'a', 0, 1), 'a(d() b(c())) e()'],
    ['a place beyond the end is the end', withMoved(tree, 'tree', 0, 9), 'e() a(b(c()) d())'],
    ['a node stands below another', withParent(tree, 'b', 'e'), 'a(d()) e(b(c()))'],
    ['what there is not does not move', withParent(tree, 'x', 'e'), 'a(b(c()) d()) e()'],
  ])('%s', (_what, changed, expected) => {
    expect(shape(changed)).toBe(expected);
    expect(parentsFirst(changed)).toBe(true);
  });

  it('a duplicate stands right behind, under keys of its own', () => {
    let count = 0;
    const changed = withDuplicate(tree, 'a', () => `n${(count += 1)}`);
    expect(shape(changed)).toBe('a(b(c()) d()) n1(n2(n3()) n4()) e()');
    expect(parentsFirst(changed)).toBe(true);
  });

  it('OP-71 a node stands below what may hold it, and never deeper than ten levels', () => {
    expect(possibleParents(tree, 'b')).toEqual(['tree', 'a', 'd', 'e']);
    let deep = emptyTree('tree');
    for (let level = 2; level <= deepest; level += 1) {
      deep = withAdded(deep, level === 2 ? 'tree' : `${level - 1}`, 'option', `${level}`);
    }
    expect(possibleParents(withAdded(deep, 'tree', 'option', 'x'), 'x')).not.toContain('10');
    expect(possibleParents(withAdded(deep, 'tree', 'option', 'x'), 'x')).toContain('9');
  });
});

describe('UMB-01 what leads nowhere is told', () => {
  const known: FindCourse = (id) =>
    ({
      '1': { courseId: 1, name: 'Tea', published: true },
      '2': { courseId: 2, name: 'Tea', published: false },
      '3': null,
    })[id];
  const leaf = (content: DecisionNode['content']): DecisionNode => ({ key: 'x', parentKey: 'tree', content });
  it.each([
    ['nothingFollows', leaf({ option: { title: 'A' } })],
    ['nothingFollows', leaf({ question: { title: 'A', text: '' } })],
    ['noTitle', leaf({ option: { title: ' ' } })],
    ['noTitle', leaf({ button: { text: '', link: '/courses' } })],
    ['noLink', leaf({ button: { text: 'Go', link: '' } })],
    ['noCourse', leaf({ course: { courseId: null } })],
    [null, leaf({ course: { courseId: '1' } })],
    ['notPublished', leaf({ course: { courseId: '2' } })],
    ['gone', leaf({ course: { courseId: '3' } })],
    [null, leaf({ course: { courseId: '4' } })],
    [null, leaf({ button: { text: 'Go', link: 'https://example.org' } })],
  ])('%s', (problem, node) => {
    expect(problemOf({ ...tree, nodes: [node] }, node, known)).toBe(problem);
  });

  it('and counted, the tree itself among them', () => {
    expect(problemOfTree(emptyTree('tree'))).toBe('noTitle');
    expect(problemOfTree({ ...tree, nodes: [] })).toBe('nothingFollows');
    // c, d and e.
    expect(countProblems(tree, known)).toBe(3);
    expect(countProblems(emptyTree('tree'), known)).toBe(1);
  });
});
