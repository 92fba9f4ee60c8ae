import type { CourseTree, LectureNode, ModuleNode, Reference, TreeNode } from './courseTree.ts';
import type { CreatedKind, IdOf } from './createdIds.ts';

/** A tree with the ids that its new nodes have got; what meant them by key means them by id. */
export function withIds(tree: CourseTree, idOf: IdOf): CourseTree {
  const own = <Node extends TreeNode>(node: Node, kind: CreatedKind): Node => {
    const id = node.id ?? (node.key === null ? null : (idOf(kind, node.key) ?? null));
    return { ...node, id, key: id === null ? node.key : null, fields: named(node.fields, idOf) };
  };
  const lecture = (node: LectureNode): LectureNode => ({
    ...own(node, 'LECTURE'),
    sections: node.sections.map((section) => own(section, 'SECTION')),
    questions: node.questions.map((question) => own(question, 'QUESTION')),
  });
  const module = (node: ModuleNode): ModuleNode => ({ ...own(node, 'MODULE'), lectures: node.lectures.map(lecture) });
  return {
    ...tree,
    modules: tree.modules.map(module),
    achievements: tree.achievements.map((achievement) => own(achievement, 'ACHIEVEMENT')),
  };
}

/** What is meant by members of these names, however deep they stand. */
const REFERRING: ReadonlyMap<string, CreatedKind> = new Map([
  ['question', 'QUESTION'],
  ['questions', 'QUESTION'],
  ['lectures', 'LECTURE'],
]);

function named<Value>(value: Value, idOf: IdOf, kind?: CreatedKind): Value {
  if (typeof value === 'string') {
    return (kind === undefined ? value : (idOf(kind, value) ?? value)) as Value & Reference;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) => named(item, idOf, kind)) as Value;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, named(each as unknown, idOf, REFERRING.get(name))]),
  ) as Value;
}
