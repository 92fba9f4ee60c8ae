import { useCallback } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { ReadLectures } from '../structure/useTreeCommands.ts';

/** Reads what is copied or moved unread, each lecture once. */
export const useReadLectures = (editor: CourseEditor): ReadLectures =>
  useCallback(
    async (lectures) => {
      const read = await Promise.all(lectures.map((key) => editor.readLecture(key)));
      return read.every(Boolean) ? editor.getSnapshot().draft : null;
    },
    [editor],
  );
