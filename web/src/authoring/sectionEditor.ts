/** What the editor of a section type is given. Each type has one in `web/src/section/<type>/`; `sectionEditors.ts` lists them. */
import type { ReactNode } from 'react';
import type { CourseAvatar, NodeKey } from './draft/courseDraft.ts';
import type { QuestionDraft } from './draft/questionDraft.ts';
import type { SectionContent, SectionType } from './draft/sectionDraft.ts';

export interface SectionEditorProps<Type extends SectionType = SectionType> {
  readonly content: ContentOf<Type>;
  /** Gets the content after each change; never the same one. */
  onChange: (content: ContentOf<Type>) => void;
  readonly around: SectionSurroundings;
}

/** The content of a type; types that share a shape each have it. */
export type ContentOf<Type extends SectionType, Content = SectionContent> = Content extends { readonly type: infer Own }
  ? Type extends Own
    ? Content & { readonly type: Type }
    : never
  : never;

/** What stands around a section while it is edited. */
export interface SectionSurroundings {
  /** All questions of the lecture, in order. */
  readonly questions: readonly QuestionDraft[];
  /** Who may speak in dialogs, as the course states it. */
  readonly speakers: readonly CourseAvatar[];
  setQuestion: (question: QuestionDraft) => void;
  /** Adds a new question to the lecture and gives its key. */
  addQuestion: () => NodeKey;
  /** Draws the sections of an option of this branch, counted from 0, with their handles. */
  renderOption: (option: number) => ReactNode;
}
