import { useLayoutEffect, useState } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { DrawerTab } from './EditorDrawer.tsx';

/** What was chosen while a course is edited: its pages are pages of their own, and each draws the drawer for itself. */
const chosen = new WeakMap<CourseEditor, DrawerTab>();

/** The tab of the drawer. Outside of a lecture no section can be added: the section types make way for the library there (EDIT-14). */
export function useDrawerTab(editor: CourseEditor, inLecture: boolean): [DrawerTab, (tab: DrawerTab) => void] {
  const [wanted, setWanted] = useState<DrawerTab>(() => chosen.get(editor) ?? 'structure');
  const tab = wanted === 'sections' && !inLecture ? 'library' : wanted;
  if (tab !== wanted) setWanted(tab);
  useLayoutEffect(() => {
    chosen.set(editor, tab);
  }, [editor, tab]);
  return [tab, setWanted];
}
