import type { Outline, OutlineModule } from './content.ts';
import { nodesOf, type DraftModule } from './draftContent.ts';
import { foundOnce } from './outlineIndex.ts';
import type { FieldProblems } from '../shared/fieldProblems.ts';
import type { Id } from '../shared/id.ts';

const lecturesAndQuestions = foundOnce(({ lectures }: OutlineModule): Readonly<Record<string, ReadonlySet<Id>>> => ({
  lecture: new Set(lectures.map(({ id }) => id)),
  question: new Set(lectures.flatMap(({ questions }) => questions.map(({ id }) => id))),
}));

const has = (module: OutlineModule | undefined, kind: string, id: Id): boolean =>
  module !== undefined && lecturesAndQuestions(module)[kind]?.has(id) === true;

/**
 * Refuses a lecture or question that came from a module which the request keeps as it is: it would stand twice. Of what stays in its module nothing
 * has to be looked for.
 */
export function refuseDoubles(drafts: readonly DraftModule[], before: Outline, problems: FieldProblems): void {
  const kept = drafts.flatMap((draft) => draft.kept ?? []);
  const homes = new Map(before.modules.map((module) => [module.id, module]));
  for (const draft of drafts.filter((each) => each.kept === null)) {
    const home = homes.get(draft.id ?? 0);
    for (const { kind, id, field } of nodesOf([draft])) {
      if (id !== null && !has(home, kind, id) && kept.some((module) => has(module, kind, id))) {
        problems.add(`${field}.id`, `${kind} ${id} stands twice`);
      }
    }
  }
}
