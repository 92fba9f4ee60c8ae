/** The tree of an umbrella course as `DecisionTreeInput` takes it (UMB-02, OP-71): a list in which parents stand before their children. */
export interface DecisionTree {
  readonly key: string;
  /** The question at its top. */
  readonly title: string;
  /** HTML or plain text. */
  readonly text: string;
  readonly nodes: readonly DecisionNode[];
}

export interface DecisionNode {
  readonly key: string;
  /** The key of the question or option above, at the top that of the tree. */
  readonly parentKey: string;
  readonly content: DecisionContent;
}

/** Exactly one member is given. */
export type DecisionContent =
  | { readonly question: { readonly title: string; readonly text: string } }
  | { readonly option: { readonly title: string } }
  | { readonly button: { readonly text: string; readonly link: string } }
  | { readonly course: { readonly courseId: string | null } };

/** A course that a tree leads to, as far as a reader may know it. */
export interface LedToCourse {
  readonly courseId: number;
  readonly name: string;
  readonly published: boolean;
  /** Of its name (BCP 47), where its author states it. */
  readonly language?: string | null;
  /** How far its reader is in it; null or left out for one who never enrolled. */
  readonly study?: CourseStudy | null;
  /** What its card shows; left out where only the name is known, as while an author chooses. */
  readonly about?: CourseAbout;
}

/** What a card says about a course. */
export interface CourseAbout {
  readonly miniDescription: string;
  /** Null when it has none, and gets a pattern. */
  readonly imageUrl: string | null;
  /** Null when it is not stated. */
  readonly durationMinutes: number | null;
  readonly lectureCount: number;
  readonly certifiable: boolean;
}

/** How far someone is in a course. */
export interface CourseStudy {
  readonly phase: 'ENROLLED' | 'IN_PROGRESS' | 'COMPLETED' | 'GAVE_UP';
  readonly allDone: boolean;
  readonly seenPercent: number;
  /** Of their certificate; null without one. */
  readonly certificateUuid: string | null;
}

/** What is known of a course by its raw id as text: null when it is not there for the reader, undefined when nobody asked yet. */
export type FindCourse = (courseId: string) => LedToCourse | null | undefined;

/** What stands directly below a node, or with the key of the tree at its top. */
export const childrenOf = ({ nodes }: Pick<DecisionTree, 'nodes'>, key: string): readonly DecisionNode[] =>
  nodes.filter(({ parentKey }) => parentKey === key);

/** Whether nodes stand below such a one. */
export const holdsNodes = (content: DecisionContent): boolean => 'question' in content || 'option' in content;

/** The key of the last choice before a course; null where the tree names it at its top, or nowhere. */
export function stepBefore(tree: DecisionTree, courseId: string): string | null {
  const node = tree.nodes.find(({ content }) => 'course' in content && content.course.courseId === courseId);
  return node === undefined ? null : (stepsTo(tree, node.parentKey).at(-1)?.key ?? null);
}

/** The choices that lead to one, itself the last; none where it is not in the tree. */
export function stepsTo(
  { nodes }: Pick<DecisionTree, 'nodes'>,
  key: string | null,
): readonly { readonly key: string; readonly title: string }[] {
  const node = nodes.find((candidate) => candidate.key === key);
  if (node === undefined) return [];
  const above = stepsTo({ nodes: nodes.filter((other) => other !== node) }, node.parentKey);
  return 'option' in node.content ? [...above, { key: node.key, title: node.content.option.title }] : above;
}
