/** A place of a stored course by its ids, so that another page can lead to it: keys live no longer than their draft. */
import { z } from '../../editing/shape.ts';
import type { CourseDraft, DraftNode } from '../draft/courseDraft.ts';
import { findNode, lecturesOf } from '../draft/findNode.ts';
import { withInner } from '../draft/questionPlaces.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';

const shape = z.strictObject({
  kind: z.enum(['course', 'module', 'lecture', 'section', 'question', 'achievement']),
  /** Raw; 0 for the course itself. */
  id: z.int(),
  field: z.string(),
});

export type StoredPlace = z.output<typeof shape>;

/** The stored form of a place; that of the course where what it names has no id yet. */
export function storedPlaceOf(draft: CourseDraft, { node, field }: ProblemPlace): StoredPlace {
  const found = node === null ? null : findNode(draft, node);
  return found?.node.id === undefined
    ? { kind: 'course', id: 0, field }
    : { kind: found.kind, id: found.node.id, field };
}

/** The place in a draft; null where the draft has no such node, or has not read it yet. */
export function placeIn(draft: CourseDraft, { kind, id, field }: StoredPlace): ProblemPlace | null {
  if (kind === 'course') {
    return { node: null, field };
  }
  const node = nodesOf(draft, kind).find((each) => each.id === id);
  return node ? { node: node.key, field } : null;
}

/** Lectures count once their content is there, as they are drawn only then. */
function nodesOf(draft: CourseDraft, kind: Exclude<StoredPlace['kind'], 'course'>): readonly DraftNode[] {
  if (kind === 'module') {
    return draft.modules;
  }
  if (kind === 'achievement') {
    return draft.achievements;
  }
  const read = lecturesOf(draft).filter(({ content }) => content !== 'notRead');
  const contents = read.flatMap(({ content }) => (content === 'notRead' ? [] : [content]));
  const within = { lecture: read, question: contents.flatMap(({ questions }) => questions) };
  return kind === 'section' ? contents.flatMap(({ sections }) => sections.flatMap(withInner)) : within[kind];
}

/** What goes with a navigation to the editor. */
export const stateOfPlace = (place: StoredPlace): { readonly editorPlace: StoredPlace } => ({ editorPlace: place });

const state = z.object({ editorPlace: shape });

/** The place that a navigation leads to; null where it names none. */
export const placeOfState = (given: unknown): StoredPlace | null => state.safeParse(given).data?.editorPlace ?? null;
