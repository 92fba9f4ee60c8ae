import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { placeIn, placeOfState } from './storedPlace.ts';

/** The navigation that was followed last: what is drawn again leads nowhere again. */
const followed = new WeakMap<CourseEditor, string>();

/** Opens the place that another page has led to, such as a finding of the list of courses (OP-217), as soon as it was read. */
export function useLedPlace(editor: CourseEditor, draft: CourseDraft, openPlace: (place: ProblemPlace) => void): void {
  const { state, key } = useLocation();
  const stored = useMemo(() => placeOfState(state), [state]);
  useEffect(() => {
    const place = stored && followed.get(editor) !== key ? placeIn(draft, stored) : null;
    if (place === null) return;
    followed.set(editor, key);
    openPlace(place);
  }, [editor, draft, stored, key, openPlace]);
}
