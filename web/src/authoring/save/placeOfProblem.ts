import type { CourseDraft, DraftNode, NodeKey } from '../draft/courseDraft.ts';

export interface ProblemPlace {
  /** The innermost node that the path names; null for the course itself. */
  readonly node: NodeKey | null;
  /** The rest of the path: the field of that node. */
  readonly field: string;
}

/**
 * The place in what was sent that a path within `SaveCourseInput` names, as `modules.0.lectures.2.name`; null when there is none. Members
 * of lists stand at the same indexes in the input as in the draft.
 */
export function placeOfProblem(sent: CourseDraft, path: string): ProblemPlace | null {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  let value: unknown = sent;
  let place: ProblemPlace = { node: null, field: path };
  for (const [at, step] of steps.entries()) {
    // The input wraps content in a oneOf member; in the draft its type is a member beside the others.
    const within = value as Readonly<Record<string, unknown>> | null;
    if (typeof within !== 'object' || within === null) {
      break;
    }
    if (within.type === step) {
      continue;
    }
    if (!Object.hasOwn(within, step)) {
      break;
    }
    value = within[step];
    if (isNode(value)) {
      place = { node: value.key, field: steps.slice(at + 1).join('.') };
    }
  }
  const isIndex = /^\d+$/.test(steps[1] ?? '') && place.node === null && steps[0] === 'modules';
  return steps.length === 0 || isIndex ? null : place;
}

/** Labels of placements have keys too, but are no nodes. */
const isNode = (value: unknown): value is DraftNode =>
  typeof value === 'object' && value !== null && 'key' in value && !('label' in value);
