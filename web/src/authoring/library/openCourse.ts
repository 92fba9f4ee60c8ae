import type { CourseDraft } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import type { ReadLectures } from '../structure/useTreeCommands.ts';
import { mostPlaces } from './groupedPlaces.ts';
import type { FilePlace } from './useFileChanges.ts';

/** The course that is open: replacing a file there is a change of the draft, as the platform changes nothing that is being edited. */
export interface OpenCourse {
  readonly courseId: number;
  /** Puts one address in the place of another; null where it is nowhere, false when what `places` name could not be read. */
  readonly replace: (places: readonly FilePlace[], address: string, by: string) => Promise<boolean | null>;
}

const pathOf = (url: string): string => new URL(url, location.href).pathname;

export const openCourseOf = ({
  courseId,
  draft,
  readLectures,
  dispatch,
}: {
  courseId: number;
  draft: CourseDraft;
  readLectures: ReadLectures;
  dispatch: (operation: Operation) => void;
}): OpenCourse => ({
  courseId,
  replace: async (places, address, by) => {
    const shown = new Set(places.flatMap(({ kind, rawId }) => (kind === 'LECTURE' ? [rawId] : [])));
    const unread = lecturesOf(draft).filter(
      ({ id, content }) =>
        content === 'notRead' && (places.length >= mostPlaces || (id !== undefined && shown.has(id))),
    );
    const read = await readLectures(unread.map(({ key }) => key));
    if (read === null) return false;
    if (!JSON.stringify(read).includes(pathOf(address))) return null;
    dispatch({ type: 'replaceFile', address: pathOf(address), by: pathOf(by) });
    return true;
  },
});
