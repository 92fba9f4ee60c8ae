import { loadAllTexts } from '../i18n/allTexts.ts';
import type { PageModule } from '../routing/pageModule.ts';
import { loadRichTextEditor } from '../editing/richText/loadRichTextEditor.ts';
import { loadQuestionEditor } from '../quiz/questionEditors.ts';

/**
 * Loads the editor, which takes the place of the page of a course (EDIT-02). It reads for itself: what was typed outlives each page. That
 * this stands in a file of its own keeps the list of the editor's files out of what learners load.
 */
export async function loadEditor(): Promise<PageModule> {
  preloadEditors();
  const [{ editorPage }] = await Promise.all([import('./EditorPage.tsx'), loadAllTexts()]);
  return editorPage;
}

/** What is opened first on the page: one that cannot be loaded now is asked for again where it is used. */
function preloadEditors(): void {
  for (const load of [loadRichTextEditor, loadQuestionEditor]) load().catch(() => undefined);
}
