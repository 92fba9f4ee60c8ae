import type { CourseTree, LectureNode, ModuleNode, Reference, TreeNode } from './courseTree.ts';

type Ids = ReadonlyMap<string, number>;

/** A tree with the ids that its new nodes have got, by their keys; what meant them by key means them by id. */
export function withIds(tree: CourseTree, ids: Ids): CourseTree {
  const own = <Node extends TreeNode>(node: Node): Node => {
    const id = node.id ?? ids.get(node.key ?? '') ?? null;
    return { ...node, id, key: id === null ? node.key : null, fields: named(node.fields, ids) };
  };
  const lecture = (node: LectureNode): LectureNode => ({
    ...own(node),
    sections: node.sections.map(own),
    questions: node.questions.map(own),
  });
  const module = (node: ModuleNode): ModuleNode => ({ ...own(node), lectures: node.lectures.map(lecture) });
  return { ...tree, modules: tree.modules.map(module), achievements: tree.achievements.map(own) };
}

const REFERRING: ReadonlySet<string> = new Set(['question', 'questions', 'lectures']);

/** References stand where members of these names are, however deep. */
function named<Value>(value: Value, ids: Ids, member?: string): Value {
  const refers = member !== undefined && REFERRING.has(member);
  if (typeof value === 'string') {
    return (refers ? (ids.get(value) ?? value) : value) as Value & Reference;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => named(item, ids, member)) as Value;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, named(each as unknown, ids, name)]),
  ) as Value;
}
