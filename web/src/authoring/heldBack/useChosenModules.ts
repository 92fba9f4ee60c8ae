import { useState } from 'react';
import { boundTo, changeGroups } from './changeGroups.ts';
import type { HeldBackChanges } from './heldBackPorts.ts';

export interface ChosenModules {
  /** Raw ids of the modules whose changes become live, with those that something moved out of; null while all changes do. */
  readonly moduleIds: readonly number[] | null;
  /** How many of the listed ones that are. */
  readonly count: number;
  /** Whether there is anything to choose. */
  readonly isChoice: boolean;
  readonly isChosen: (moduleId: number) => boolean;
  readonly choose: (moduleId: number, on: boolean) => void;
}

/** Which modules' changes become live: at first all, and always together with those that they share what moved with. */
export function useChosenModules(changes: HeldBackChanges | null): ChosenModules {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const list = changes?.changes ?? [];
  const groups = changeGroups(list);
  const all = groups.flatMap(({ moduleId }) => (moduleId === null ? [] : [moduleId]));
  const chosen = all.filter((moduleId) => !left.has(moduleId));
  return {
    moduleIds:
      chosen.length === all.length ? null : [...new Set(chosen.flatMap((moduleId) => [...boundTo(moduleId, list)]))],
    count: chosen.length,
    isChoice: all.length > 0 && groups.length > 1,
    isChosen: (moduleId) => !left.has(moduleId),
    choose: (moduleId, on) => {
      const bound = boundTo(moduleId, list);
      setLeft(new Set(on ? [...left].filter((each) => !bound.has(each)) : [...left, ...bound]));
    },
  };
}
