import { writtenWords } from '../fields/plainWords.ts';
import type { LectureDraft, ModuleDraft, NodeKey } from '../draft/courseDraft.ts';

/** A module with those of its lectures that a search finds. */
export interface FoundModule {
  readonly key: NodeKey;
  readonly name: string;
  readonly lectures: readonly LectureDraft[];
}

/** The modules that have lectures with these words in their name or in that of the module; all that have lectures for an empty search. */
export function foundModules(modules: readonly ModuleDraft[], search: string): readonly FoundModule[] {
  const words = search.trim().toLocaleLowerCase();
  const has = (name: string): boolean => writtenWords(name).toLocaleLowerCase().includes(words);
  return modules.flatMap(({ key, fields: { name }, lectures }) => {
    const found = has(name) ? lectures : lectures.filter(({ fields }) => has(fields.name));
    return found.length === 0 ? [] : [{ key, name, lectures: found }];
  });
}
