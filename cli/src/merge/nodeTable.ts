/** A course as a table: each node by its name, with its fields and its place, so that versions can be compared. */
import type { CourseTree, Fields, TreeNode } from '../tree/courseTree.ts';

export type NodeKind = 'course' | 'module' | 'lecture' | 'section' | 'question' | 'achievement';

/** A saved node is named by its id, a new one by its key, and the course by nothing. */
export type NodeName = string;

export interface TableNode {
  readonly kind: NodeKind;
  readonly name: NodeName;
  readonly id: number | null;
  readonly key: string | null;
  readonly fields: Fields;
  readonly parent: NodeName | null;
}

export interface NodeTable {
  readonly nodes: ReadonlyMap<NodeName, TableNode>;
  /** The names of each list, by its {@link listName}. */
  readonly lists: ReadonlyMap<string, readonly NodeName[]>;
}

export const COURSE: NodeName = 'course';

export const listName = (parent: NodeName, kind: NodeKind): string => `${kind}s of ${parent}`;

const nameOf = (kind: NodeKind, { id, key }: Pick<TreeNode, 'id' | 'key'>): NodeName => `${kind} ${id ?? `“${key}”`}`;

/** The nodes of a course, and the order of its lists. */
export function tableOf(tree: CourseTree): NodeTable {
  const nodes = new Map<NodeName, TableNode>();
  const lists = new Map<string, NodeName[]>();
  const add = (kind: NodeKind, parent: NodeName, { id, key, fields }: TreeNode): NodeName => {
    const name = nameOf(kind, { id, key });
    nodes.set(name, { kind, name, id, key, fields, parent });
    const list = listName(parent, kind);
    lists.set(list, [...(lists.get(list) ?? []), name]);
    return name;
  };
  nodes.set(COURSE, { kind: 'course', name: COURSE, id: null, key: null, fields: courseFields(tree), parent: null });
  for (const module of tree.modules) {
    const inModule = add('module', COURSE, module);
    for (const lecture of module.lectures) {
      const inLecture = add('lecture', inModule, lecture);
      lecture.sections.forEach((section) => add('section', inLecture, section));
      lecture.questions.forEach((question) => add('question', inLecture, question));
    }
  }
  tree.achievements.forEach((achievement) => add('achievement', COURSE, achievement));
  return { nodes, lists };
}

const METADATA = 'metadata.';

/** What is stated about the course is changed one by one. */
function courseFields({ fields: { metadata, ...fields } }: CourseTree): Fields {
  const stated = Object.entries(metadata as Fields).map(([name, value]) => [`${METADATA}${name}`, value] as const);
  return { ...fields, ...Object.fromEntries(stated) };
}

/** The reverse of {@link tableOf}. */
export function treeOf({ nodes, lists }: NodeTable): CourseTree {
  const listOf = (parent: NodeName, kind: NodeKind): readonly TableNode[] =>
    (lists.get(listName(parent, kind)) ?? []).flatMap((name) => nodes.get(name) ?? []);
  return {
    fields: treeFields(nodes.get(COURSE)?.fields ?? {}),
    modules: listOf(COURSE, 'module').map((module) => ({
      ...plain(module),
      lectures: listOf(module.name, 'lecture').map((lecture) => ({
        ...plain(lecture),
        sections: listOf(lecture.name, 'section').map(plain),
        questions: listOf(lecture.name, 'question').map(plain),
      })),
    })),
    achievements: listOf(COURSE, 'achievement').map(plain),
  };
}

const plain = ({ id, key, fields }: TableNode): TreeNode => ({ id, key, fields });

function treeFields(fields: Fields): Fields {
  const entries = Object.entries(fields);
  const stated = entries.filter(([name]) => name.startsWith(METADATA));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(METADATA))),
    metadata: Object.fromEntries(stated.map(([name, value]) => [name.slice(METADATA.length), value])),
  };
}
