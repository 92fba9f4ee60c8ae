import type { QuestionSectionModel, SectionBase } from './sectionModel.ts';

/** The question is the one placed in it; there is none when it was not drawn for this reader. */
export const question = (_content: unknown, base: SectionBase): QuestionSectionModel => ({
  __typename: 'QuestionSection',
  ...base,
  question: base.questions[0] ?? null,
});
