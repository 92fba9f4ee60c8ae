import type { ComponentProps, ReactElement } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { PublishSheet } from './PublishSheet.tsx';
import { useCheck } from './useCheck.ts';
import { useRepair } from './useRepair.ts';

/** The sheet of a course in an editor: its lectures are read and checked as it opens. */
export function LoadedPublishSheet({
  editor,
  ledTo,
  ...sheet
}: Omit<ComponentProps<typeof PublishSheet>, 'check' | 'onRepair'> & {
  editor: CourseEditor;
  ledTo: LedToCourses;
}): ReactElement {
  return <PublishSheet {...sheet} check={useCheck(editor, ledTo)} onRepair={useRepair(editor)} />;
}
