/** The decision tree of an umbrella course as it is stored in `customMetadata.decisionTree` (UMB-02, OP-71). */
import type { Id } from '../../shared/id.ts';

/** A question with the ways on from it; the tree itself is one. */
export interface DecisionTree {
  readonly id: string;
  readonly kind: 'DECISION_TREE';
  readonly title: string;
  /** Plain text or sanitised HTML. */
  readonly text: string;
  readonly items: readonly DecisionItem[];
}

/** Something to choose, and what comes then. */
export interface DecisionOption {
  readonly id: string;
  readonly kind: 'DECISION_OPTION';
  readonly title: string;
  readonly items: readonly DecisionItem[];
}

/** A link out of the tree. */
export interface DecisionButton {
  readonly id: string;
  readonly kind: 'BUTTON';
  readonly text: string;
  /** A web address or a path of this site; empty while it leads nowhere. */
  readonly link: string;
}

/** A course of the workspace. */
export interface DecisionCourse {
  readonly id: string;
  readonly kind: 'COURSE_OPTION';
  /** Null while none was chosen. */
  readonly courseId: Id | null;
}

export type DecisionItem = DecisionTree | DecisionOption | DecisionButton | DecisionCourse;

/** The courses that a tree names, each with the path of where it does, below the tree. */
export function namedCourses(tree: DecisionTree): readonly { readonly courseId: Id; readonly path: string }[] {
  const within = (items: readonly DecisionItem[], above: string): { courseId: Id; path: string }[] =>
    items.flatMap((item, index) => {
      const path = `${above}items.${index}.`;
      if ('items' in item) {
        return within(item.items, path);
      }
      return item.kind === 'COURSE_OPTION' && item.courseId !== null
        ? [{ courseId: item.courseId, path: `${path}courseId` }]
        : [];
    });
  return within(tree.items, '');
}

/** The tree with no course chosen where `keeps` says so. */
export function withCourses(tree: DecisionTree, keeps: (courseId: Id) => boolean): DecisionTree {
  const kept = (item: DecisionItem): DecisionItem => {
    if ('items' in item) {
      return { ...item, items: item.items.map(kept) };
    }
    return item.kind === 'COURSE_OPTION' && item.courseId !== null && !keeps(item.courseId)
      ? { ...item, courseId: null }
      : item;
  };
  return { ...tree, items: tree.items.map(kept) };
}
