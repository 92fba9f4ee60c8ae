import { useEffect } from 'react';
import type { EditedPlace } from '../../routing/editing.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { rememberLastPlace } from './lastPlaces.ts';

/** Remembers the place that is open in the editor, so that its author’s home leads back to it (OP-233). */
export function useLastPlace(person: number, { courseId, lectureId }: EditedPlace, draft: CourseDraft): void {
  const module = draft.modules.find(({ lectures }) => lectures.some(({ id }) => id === lectureId));
  const name = module?.lectures.find(({ id }) => id === lectureId)?.fields.name;
  const moduleId = module?.id;
  useEffect(() => {
    // What is not saved yet has no address, and neither has what was deleted.
    if (lectureId !== null && (moduleId === undefined || name === undefined)) return;
    const lecture =
      lectureId === null || moduleId === undefined || name === undefined ? null : { moduleId, lectureId, name };
    rememberLastPlace(person, { course: courseId, lecture });
  }, [person, courseId, lectureId, moduleId, name]);
}
