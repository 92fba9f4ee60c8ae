/** What a save or a deletion takes away from learners (OP-55, SAVE-09…SAVE-11). */
import type { Outline } from './content.ts';
import { contentIds } from './gamificationRules.ts';
import { changedModules } from './outlineIndex.ts';
import type { Id } from '../shared/id.ts';

/** Nodes that are in one outline and no more in the next; a node moved elsewhere in the course is not removed. */
export interface Removal {
  readonly moduleIds: readonly Id[];
  readonly lectureIds: readonly Id[];
  readonly questionIds: readonly Id[];
}

export function removedNodes(before: Outline, after: Outline): Removal {
  const changed = changedModules(before, after);
  const kept = contentIds(changed.after);
  const old = contentIds(changed.before);
  const modules = new Set(after.modules.map((module) => module.id));
  return {
    moduleIds: before.modules.map((module) => module.id).filter((id) => !modules.has(id)),
    lectureIds: [...old.lectures].filter((id) => !kept.lectures.has(id)),
    questionIds: [...old.questions].filter((id) => !kept.questions.has(id)),
  };
}

/** True when learners can have lost nothing: only lectures and questions carry progress. */
export function removesNothing(removal: Removal): boolean {
  return removal.lectureIds.length === 0 && removal.questionIds.length === 0;
}
