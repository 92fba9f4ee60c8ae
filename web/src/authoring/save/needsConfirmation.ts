import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';

/**
 * Whether a save could take progress from learners: a saved module, lecture or question was removed (SAVE-09). Auto-save leaves such
 * a save to the author (OP-66); a manual save is sent, and the platform answers what would be lost.
 */
export function needsConfirmation(base: CourseDraft, draft: CourseDraft): boolean {
  const kept = new Set(savedNodes(draft));
  return savedNodes(base).some((node) => !kept.has(node));
}

/** The kind and id of modules, lectures and questions that the platform knows. */
function savedNodes(draft: CourseDraft): readonly string[] {
  const lectures = lecturesOf(draft);
  const questions = lectures.flatMap(({ content }) => (content === 'notRead' ? [] : content.questions));
  return Object.entries({ modules: draft.modules, lectures, questions }).flatMap(([kind, nodes]) =>
    nodes.flatMap(({ id }) => (id === undefined ? [] : [`${kind} ${id}`])),
  );
}
