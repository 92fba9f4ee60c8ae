import type { NodeKey } from '../draft/courseDraft.ts';
import { lecturesOf } from '../draft/findNode.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';

/** So many at a time leave room for what the author does meanwhile. */
const mostAtOnce = 4;

/** Reads what was not read yet, in order. */
export async function readLectures(editor: CourseEditor, signal: AbortSignal): Promise<void> {
  const waiting: NodeKey[] = lecturesOf(editor.getSnapshot().draft)
    .filter(({ content }) => content === 'notRead')
    .map(({ key }) => key)
    .toReversed();
  const readOn = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined && !signal.aborted; key = waiting.pop()) {
      await editor.readLecture(key);
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, readOn));
}
