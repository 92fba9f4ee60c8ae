import { useState } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { useWindowWidth } from './useDrawerWidth.ts';

/** In windows narrower than this, in pixels, the page needs the room of the drawer. */
const roomForBoth = 1_000;

/** What was chosen while a course is edited: each of its pages draws the drawer for itself. */
const chosen = new WeakMap<CourseEditor, boolean>();

/** Whether the drawer is folded: in a narrow window it is, until someone unfolds it. */
export function useDrawerFold(editor: CourseEditor): { folded: boolean; fold: (folded: boolean) => void } {
  const [wanted, setWanted] = useState(() => chosen.get(editor));
  const isNarrow = useWindowWidth() < roomForBoth;
  return {
    folded: wanted ?? isNarrow,
    fold: (folded) => {
      chosen.set(editor, folded);
      setWanted(folded);
    },
  };
}
