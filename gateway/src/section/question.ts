import type { AuthoredQuestionSection, QuestionPlaceInput } from '../generated/resolverTypes.ts';
import { innerKind } from './sectionKind.ts';

/** SEC-16. The question is the one placed in it; there is none when it was not drawn for this reader. It is written by its place. */
export const question = innerKind('QUESTION', {
  typename: 'QuestionSection',
  read: (_content, { questions }) => ({ question: questions[0] ?? null }),
  forAuthors: ({ question: shown }): Pick<AuthoredQuestionSection, 'questionId'> => ({
    questionId: shown?.questionId ?? null,
  }),
  write: ({ question: shown }: QuestionPlaceInput, { indexOf, field }) => ({
    questionIndex: shown == null ? null : indexOf(shown, `${field}.question`),
  }),
  path: { questionIndex: 'question' },
});
