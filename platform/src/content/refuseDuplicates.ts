import type { Outline, OutlineModule } from './content.ts';
import { nodesOf, type DraftModule, type NodeKind } from './draftContent.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Id } from '../shared/id.ts';
import { memoized } from '../shared/memoized.ts';

const idsByKind = memoized(
  ({ lectures }: OutlineModule): ReadonlyMap<NodeKind, ReadonlySet<Id>> =>
    new Map([
      ['lecture', new Set(lectures.map(({ id }) => id))],
      ['question', new Set(lectures.flatMap(({ questions }) => questions.map(({ id }) => id)))],
    ]),
);

const has = (module: OutlineModule | undefined, kind: NodeKind, id: Id): boolean =>
  module !== undefined && idsByKind(module).get(kind)?.has(id) === true;

/**
 * Refuses a lecture or question that came from a module which the request keeps as it is: it would be there twice. What stays in its own module
 * needs no search.
 */
export function refuseDuplicates(drafts: readonly DraftModule[], before: Outline, problems: FieldProblems): void {
  const kept = drafts.flatMap((draft) => draft.kept ?? []);
  const modulesBefore = new Map(before.modules.map((module) => [module.id, module]));
  for (const draft of drafts.filter((each) => each.kept === null)) {
    const moduleBefore = modulesBefore.get(draft.id ?? 0);
    for (const { kind, id, field } of nodesOf([draft])) {
      if (id !== null && !has(moduleBefore, kind, id) && kept.some((module) => has(module, kind, id))) {
        problems.add(`${field}.id`, `${kind} ${id} stands twice`);
      }
    }
  }
}
