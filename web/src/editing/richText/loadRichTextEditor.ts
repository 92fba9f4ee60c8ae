/** Loads the editor of texts: as soon as a course is edited, so that it is there when someone begins to write. */
export const loadRichTextEditor = () =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor }));
