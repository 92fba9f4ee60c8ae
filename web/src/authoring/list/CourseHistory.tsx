import type { ReactElement } from 'react';
import { EditorTexts } from '../EditorTexts.tsx';
import { HistoryPanel, type HistoryProps } from '../history/HistoryPanel.tsx';

/** The history of a course outside of its editor (OP-284), with the texts of the editor, in whose words it is told. */
export function CourseHistory(props: Omit<HistoryProps, 'editing'>): ReactElement {
  return (
    <EditorTexts>
      <HistoryPanel {...props} editing={null} />
    </EditorTexts>
  );
}
