/** Steps from one draft to the next, with the patches that lead there and back. */
import { enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';
import type { CourseDraft } from './courseDraft.ts';
import type { NodePath } from './findNode.ts';

enablePatches();

export type { Patch } from 'immer';

/** A course that a recipe may write into. */
export type WritableCourse = Draft<CourseDraft>;

export interface Change {
  readonly draft: CourseDraft;
  readonly patches: readonly Patch[];
  /** The patches back, in the order in which they are applied. */
  readonly inverse: readonly Patch[];
}

/** The change that a recipe makes. */
export function changeBy(draft: CourseDraft, recipe: (course: WritableCourse) => void): Change {
  const [next, patches, inverse] = produceWithPatches(draft, recipe);
  return { draft: next, patches, inverse };
}

/** One change and then another that is made of what the first one leads to. */
export function chain(first: Change, next: (draft: CourseDraft) => Change): Change {
  const second = next(first.draft);
  return {
    draft: second.draft,
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  };
}

/** What stands at a path. */
export function valueAt(draft: CourseDraft, path: NodePath): unknown {
  let value: unknown = draft;
  for (const step of path) {
    value = (value as Readonly<Record<string | number, unknown>>)[step];
  }
  return value;
}

/** What stands at a path within a course that is written to; the caller knows its type from where the path is from. */
export const writableAt = <T>(course: WritableCourse, path: NodePath): Draft<T> => valueAt(course, path) as Draft<T>;
