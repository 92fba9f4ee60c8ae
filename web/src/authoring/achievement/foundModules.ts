import { writtenWords } from '../../editing/plainWords.ts';
import { searchMatcher } from '../../ui/search/searchFold.ts';
import type { LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';

/** A module with those of its lectures that a search finds. */
export interface FoundModule {
  readonly key: NodeKey;
  readonly name: string;
  readonly lectures: readonly LectureDraft[];
}

/** The modules that have lectures with these words in their name and that of the module; all that have lectures for an empty search. */
export function foundModules(modules: readonly ModuleDraft[], search: string): readonly FoundModule[] {
  const matches = searchMatcher(search);
  return modules.flatMap(({ key, fields: { name }, lectures }) => {
    const found = lectures.filter(({ fields }) => matches(`${writtenWords(name)} ${writtenWords(fields.name)}`));
    return found.length === 0 ? [] : [{ key, name, lectures: found }];
  });
}
