import { useCallback, useEffect } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { readAutoSave, rememberAutoSave } from '../save/autoSaveMemory.ts';

/**
 * Auto-save as its author chose it last, in any course; until they have, it is on in drafts and where changes are held back, and off where
 * each save is seen by learners at once (SAVE-04, OP-216, OP-261). Gives what switches it.
 */
export function useAutoSave(editor: CourseEditor, person: number, isSeen: boolean): (on: boolean) => void {
  useEffect(() => editor.switchAutoSave(readAutoSave(person) ?? !isSeen), [editor, person, isSeen]);
  return useCallback(
    (on) => {
      rememberAutoSave(person, on);
      editor.switchAutoSave(on);
    },
    [editor, person],
  );
}
