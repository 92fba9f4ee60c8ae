import type { ContentOf } from '../../authoring/sectionEditor.ts';

/** A place for a question that its author is still to choose. */
export const defaultQuestionPlace = (): ContentOf<'question'> => ({ type: 'question', question: null });
