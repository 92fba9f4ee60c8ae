/**
 * Look-ups and sums that rules need of outlines. Outlines and modules are immutable, and a module that a save leaves alone is the same object in
 * the outline after it, so what was computed of it is kept: the cost of a save depends on what it changes and not on the size of its course.
 */
import type { Outline, OutlineLecture, OutlineModule } from './content.ts';
import type { Id } from '../shared/id.ts';
import { memoized } from '../shared/memoized.ts';

/** The lectures of an outline by their ids. */
export const lecturesById: (outline: Outline) => ReadonlyMap<Id, OutlineLecture> = memoized(
  ({ modules }) => new Map(modules.flatMap(({ lectures }) => lectures.map((lecture) => [lecture.id, lecture]))),
);

/** The modules of two outlines that are not the same in both. */
export function changedModules(
  before: Outline,
  after: Outline,
): { readonly before: readonly OutlineModule[]; readonly after: readonly OutlineModule[] } {
  const [old, current] = [new Set(before.modules), new Set(after.modules)];
  return {
    before: before.modules.filter((module) => !current.has(module)),
    after: after.modules.filter((module) => !old.has(module)),
  };
}

const bodiesOfModule = memoized(
  ({ lectures }: OutlineModule): ReadonlySet<string> => new Set(lectures.map(({ bodyHash }) => bodyHash)),
);

/** Whether a lecture of the outline has the body. */
export const hasBody = ({ modules }: Outline, hash: string): boolean =>
  modules.some((module) => bodiesOfModule(module).has(hash));
