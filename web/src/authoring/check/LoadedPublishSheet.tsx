import type { ComponentProps, ReactElement } from 'react';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import type { LedToCourses } from '../server/readCourse.ts';
import { PublishSheet } from './PublishSheet.tsx';
import { useCheck } from './useCheck.ts';

/** The sheet of a course in an editor: its lectures are read and checked as it opens. */
export function LoadedPublishSheet({
  editor,
  ledTo,
  ...sheet
}: Omit<ComponentProps<typeof PublishSheet>, 'check'> & {
  editor: CourseEditor;
  ledTo: LedToCourses;
}): ReactElement {
  return <PublishSheet {...sheet} check={useCheck(editor, sheet.draft, ledTo)} />;
}
