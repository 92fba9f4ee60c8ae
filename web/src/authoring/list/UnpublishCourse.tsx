import type { ComponentProps, ReactElement } from 'react';
import { UnpublishDialog } from '../check/UnpublishDialog.tsx';
import { EditorTexts } from '../EditorTexts.tsx';

/** The question of the editor, with its texts, in the list of courses. */
export const UnpublishCourse = (question: ComponentProps<typeof UnpublishDialog>): ReactElement => (
  <EditorTexts>
    <UnpublishDialog {...question} />
  </EditorTexts>
);
