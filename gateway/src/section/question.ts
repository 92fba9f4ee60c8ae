import type { QuestionPlaceInput } from '../generated/resolverTypes.ts';
import type { QuestionSectionModel, SectionBase } from './sectionModel.ts';
import { innerWriter } from './sectionWriter.ts';

/** The question is the one placed in it; there is none when it was not drawn for this reader. */
export const question = (_content: unknown, base: SectionBase): QuestionSectionModel => ({
  __typename: 'QuestionSection',
  ...base,
  question: base.questions[0] ?? null,
});

/** Which question is shown: by its place in the lecture. */
export const writeQuestion = innerWriter(
  'QUESTION',
  ({ question: shown }: QuestionPlaceInput, { indexOf, field }) => ({
    questionIndex: indexOf(shown, `${field}.question`),
  }),
  { questionIndex: 'question' },
);
