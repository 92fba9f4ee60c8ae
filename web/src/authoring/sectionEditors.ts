import { lazy, type ComponentType } from 'react';
import type { SectionType } from './draft/sectionDraft.ts';
import type { SectionEditorProps } from './sectionEditor.ts';

/** The editor of each type of sections, by its name in the draft; each loads when one is opened. */
export const sectionEditors: { readonly [Type in SectionType]: ComponentType<SectionEditorProps<Type>> } = {
  text: lazy(() =>
    import('../section/text/TextSectionEditor.tsx').then((module) => ({ default: module.TextSectionEditor })),
  ),
  html: lazy(() =>
    import('../section/html/HtmlSectionEditor.tsx').then((module) => ({ default: module.HtmlSectionEditor })),
  ),
  divider: lazy(() =>
    import('../section/divider/DividerSectionEditor.tsx').then((module) => ({ default: module.DividerSectionEditor })),
  ),
  richText: lazy(() =>
    import('../section/richText/RichTextSectionEditor.tsx').then((module) => ({
      default: module.RichTextSectionEditor,
    })),
  ),
  pdf: lazy(() =>
    import('../section/pdf/PdfSectionEditor.tsx').then((module) => ({ default: module.PdfSectionEditor })),
  ),
  important: lazy(() =>
    import('../section/important/ImportantSectionEditor.tsx').then((module) => ({
      default: module.ImportantSectionEditor,
    })),
  ),
  additionalInfo: lazy(() =>
    import('../section/additionalInfo/AdditionalInfoSectionEditor.tsx').then((module) => ({
      default: module.AdditionalInfoSectionEditor,
    })),
  ),
  examples: lazy(() =>
    import('../section/examples/ExamplesSectionEditor.tsx').then((module) => ({
      default: module.ExamplesSectionEditor,
    })),
  ),
  dialog: lazy(() =>
    import('../section/dialog/DialogSectionEditor.tsx').then((module) => ({ default: module.DialogSectionEditor })),
  ),
  imageText: lazy(() =>
    import('../section/imageText/ImageTextSectionEditor.tsx').then((module) => ({
      default: module.ImageTextSectionEditor,
    })),
  ),
  videoText: lazy(() =>
    import('../section/videoText/VideoTextSectionEditor.tsx').then((module) => ({
      default: module.VideoTextSectionEditor,
    })),
  ),
  accordion: lazy(() =>
    import('../section/accordion/AccordionSectionEditor.tsx').then((module) => ({
      default: module.AccordionSectionEditor,
    })),
  ),
  branch: lazy(() =>
    import('../section/branch/BranchSectionEditor.tsx').then((module) => ({ default: module.BranchSectionEditor })),
  ),
  button: lazy(() =>
    import('../section/button/ButtonSectionEditor.tsx').then((module) => ({ default: module.ButtonSectionEditor })),
  ),
  question: lazy(() =>
    import('../section/question/QuestionSectionEditor.tsx').then((module) => ({
      default: module.QuestionSectionEditor,
    })),
  ),
  unknown: lazy(() =>
    import('../section/unknown/UnknownSectionEditor.tsx').then((module) => ({ default: module.UnknownSectionEditor })),
  ),
};
