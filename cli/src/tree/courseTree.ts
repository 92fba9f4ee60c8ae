/**
 * A course as a tree: what is read of the API, kept in files, merged and saved. Its fields are called as in `SaveCourseInput`, without the
 * nesting that only GraphQL needs: a section has its `type` beside its members.
 */

/** Everything that a node says about itself. Nothing is left out: what is not said has its default. */
export type Fields = Readonly<Record<string, unknown>>;

/** A question or lecture that is meant: a saved one by its id, a new one by its key. */
export type Reference = number | string;

export interface TreeNode {
  /** The raw id; null for a new one. */
  readonly id: number | null;
  /** What names a new one within its folder; null for a saved one. */
  readonly key: string | null;
  readonly fields: Fields;
}

export interface LectureNode extends TreeNode {
  readonly sections: readonly TreeNode[];
  readonly questions: readonly TreeNode[];
}

export interface ModuleNode extends TreeNode {
  readonly lectures: readonly LectureNode[];
}

export interface CourseTree {
  readonly fields: Fields;
  readonly modules: readonly ModuleNode[];
  readonly achievements: readonly TreeNode[];
}

export const lecturesOf = (tree: CourseTree): readonly LectureNode[] =>
  tree.modules.flatMap(({ lectures }) => lectures);

/** What other nodes mean a node by. */
export const referenceTo = ({ id, key }: Pick<TreeNode, 'id' | 'key'>): Reference => id ?? key ?? '';

const AUTOMATIC = 'new~';

/** The key of a new node that nobody gave one. */
export const automaticKey = (count: number): string => `${AUTOMATIC}${count}`;

export const isAutomatic = (key: string): boolean => key.startsWith(AUTOMATIC);
