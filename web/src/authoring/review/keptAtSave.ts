import type { EditorSnapshot } from '../editor/CourseEditor.ts';

interface Watched {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Pick<EditorSnapshot, 'save'>;
}

/**
 * Calls `onEnd` once the draft is saved, with whether what was done to it still held then; at once, with false, when it no longer holds,
 * because it was undone or discarded.
 */
export function keptAtSave(editor: Watched, holds: () => boolean, onEnd: (kept: boolean) => void): void {
  const stop = editor.subscribe(() => {
    const held = holds();
    if (held && editor.getSnapshot().save.phase !== 'same') return;
    stop();
    onEnd(held);
  });
}
