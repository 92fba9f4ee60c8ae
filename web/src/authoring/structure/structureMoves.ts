import type { CourseDraft } from '../draft/courseDraft.ts';
import type { Place } from '../draft/operation.ts';

/** Where something goes that moves up or down by one; null where there is no such place. Places count with it still there. */
export interface Moves {
  readonly up: Place | null;
  readonly down: Place | null;
}

/** The moves of the module at a place. */
export const moduleMoves = ({ modules }: CourseDraft, at: number): Moves => ({
  up: at === 0 ? null : { list: 'modules', at: at - 1 },
  down: at === modules.length - 1 ? null : { list: 'modules', at: at + 2 },
});

/** The moves of a lecture: beyond the ends of its module they lead into the module beside it. */
export function lectureMoves({ modules }: CourseDraft, moduleAt: number, at: number): Moves {
  const before = modules[moduleAt - 1];
  const own = modules[moduleAt];
  const after = modules[moduleAt + 1];
  if (!own) return { up: null, down: null };
  const into = (module: typeof own | undefined, place: number): Place | null =>
    module ? { list: 'lectures', module: module.key, at: place } : null;
  return {
    up: at > 0 ? into(own, at - 1) : into(before, before?.lectures.length ?? 0),
    down: at < own.lectures.length - 1 ? into(own, at + 2) : into(after, 0),
  };
}
