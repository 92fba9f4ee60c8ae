import type { CourseDraft, NodeKey } from './courseDraft.ts';
import { findOf, type NodePath } from './findNode.ts';
import type { NodeKind, Place, Refusal } from './operation.ts';

/** The kind of node that each list holds. */
const kinds = {
  modules: 'module',
  lectures: 'lecture',
  sections: 'section',
  option: 'section',
  questions: 'question',
  achievements: 'achievement',
} as const satisfies Record<Place['list'], NodeKind>;

/** Whether nodes of a kind stand in that list. */
export const fits = (kind: NodeKind, place: Place): boolean => kinds[place.list] === kind;

/** The path of the list of a place, or why there is none. */
export function listPath(draft: CourseDraft, place: Place): NodePath | Refusal {
  switch (place.list) {
    case 'modules':
    case 'achievements':
      return [place.list];
    case 'lectures': {
      const module = findOf(draft, 'module', place.module);
      return module === null ? 'gone' : [...module.path, 'lectures'];
    }
    case 'sections':
    case 'questions': {
      const lecture = findOf(draft, 'lecture', place.lecture);
      if (lecture === null) {
        return 'gone';
      }
      return lecture.node.content === 'notRead' ? 'notRead' : [...lecture.path, 'content', place.list];
    }
    case 'option': {
      const branch = findOf(draft, 'section', place.branch);
      if (branch?.node.content.type !== 'branch' || branch.node.content.options[place.option] === undefined) {
        return 'gone';
      }
      return [...branch.path, 'content', 'options', place.option, 'sections'];
    }
  }
}

/** The lecture whose content a place is in; null for other places. */
export function lectureOf(draft: CourseDraft, place: Place): NodeKey | null {
  if (place.list === 'option') {
    return findOf(draft, 'section', place.branch)?.lecture.key ?? null;
  }
  return place.list === 'sections' || place.list === 'questions' ? place.lecture : null;
}
