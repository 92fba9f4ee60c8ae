/** Modules of outlines as they are stored: each once in its course, by hash, however many revisions have it. */
import { contentHash } from '../shared/canonicalJson.ts';
import type { Outline, OutlineModule } from './content.ts';

/** Hashes of the modules of outlines whose revision names its modules; of outlines that are stored whole nothing is noted. */
const stored = new WeakMap<Outline, readonly string[]>();

/** Notes that a revision names the modules of this outline by these hashes, in order. */
export function noteStoredModules(outline: Outline, hashes: readonly string[]): void {
  stored.set(outline, hashes);
}

export interface ModulesToStore {
  /** All of the outline, in order. */
  readonly hashes: readonly string[];
  /** Those that the revision before does not name, by hash. */
  readonly added: ReadonlyMap<string, OutlineModule>;
}

/**
 * What a revision with the outline `after` names, and what of it must be stored. A module that stays is the same object in both outlines, and is
 * not read again; `before` is null for a new course.
 */
export function modulesToStore(before: Outline | null, after: Outline): ModulesToStore {
  const namedBefore = (before === null ? undefined : stored.get(before)) ?? [];
  const hashOfStored = new Map(before?.modules.map((module, index) => [module, namedBefore[index]]));
  const there = new Set(namedBefore);
  const added = new Map<string, OutlineModule>();
  const hashes = after.modules.map((module) => {
    const hash = hashOfStored.get(module) ?? contentHash(module);
    if (!there.has(hash)) {
      added.set(hash, module);
    }
    return hash;
  });
  return { hashes, added };
}
