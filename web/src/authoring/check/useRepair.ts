import { useCallback, useSyncExternalStore } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { Finding } from './finding.ts';
import { repairOf } from './repair.ts';

/** Mends findings in one step of undo; null while nothing can be changed. */
export function useRepair(editor: CourseEditor): ((findings: readonly Finding[]) => void) | null {
  const editable = useSyncExternalStore(editor.subscribe, () => editor.getSnapshot().editable);
  const repair = useCallback(
    (findings: readonly Finding[]) => {
      const typing = `repair ${crypto.randomUUID()}`;
      for (const finding of findings) {
        // One repair may change what the next one finds.
        const operation = repairOf(editor.getSnapshot().draft, finding);
        if (operation) editor.dispatch({ ...operation, typing });
      }
    },
    [editor],
  );
  return editable ? repair : null;
}
