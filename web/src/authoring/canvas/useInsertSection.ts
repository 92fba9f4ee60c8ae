import { useCallback } from 'react';
import type { LectureDraft } from '../draft/courseDraft.ts';
import type { NewNodes, Operation } from '../draft/operation.ts';
import type { Selection } from './useSelection.ts';

/** Sections, and the questions that they show. */
export type NewSections = Extract<NewNodes, { kind: 'section' }>;

/**
 * Puts sections into the open lecture: behind the selected one, else at the end. The first of them is selected then, and `open` opens its
 * editor. Null while none can be put anywhere.
 */
export function useInsertSection({
  lecture,
  readOnly,
  selection,
  dispatch,
}: {
  /** The open lecture; null on the page of the course. */
  lecture: LectureDraft | null;
  readOnly: boolean;
  selection: Selection;
  dispatch: (operation: Operation) => void;
}): ((added: NewSections, open: boolean) => void) | null {
  const insert = useCallback(
    (added: NewSections, open: boolean): void => {
      if (!lecture || lecture.content === 'notRead') return;
      const { sections } = lecture.content;
      const selected = sections.findIndex(({ key }) => key === selection.selected);
      const at = selected === -1 ? sections.length : selected + 1;
      dispatch({ type: 'insert', place: { list: 'sections', lecture: lecture.key, at }, added });
      const first = added.nodes[0]?.key;
      if (first !== undefined) (open ? selection.edit : selection.select)(first);
    },
    [lecture, selection, dispatch],
  );
  return readOnly || !lecture || lecture.content === 'notRead' ? null : insert;
}
