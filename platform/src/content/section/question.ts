import { z } from 'zod';
import type { Id } from '../../shared/id.ts';
import type { SectionKind } from './sectionKind.ts';

const INDEX = 'must be a whole number from 0';
const badIndex = { error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is required' : INDEX) };

/** A zero-based place in the author's list of questions; digits as text are read too. */
export const questionIndex = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value),
  z.int(badIndex).min(0, INDEX),
);

/** A place for a question (SEC-16). The wire names it by its index (OP-19), what is stored by its id. */
export const question: SectionKind<
  'QUESTION',
  { readonly questionIndex: number },
  { readonly questionId: Id },
  { readonly questionIndex: number }
> = {
  type: 'QUESTION',
  request: z.object(
    { questionIndex: questionIndex.describe('Zero-based index in the questions of the lecture.') },
    'must be an object',
  ),
  response: z.object({
    questionIndex: z.int().describe('Zero-based index in the questions that the author has listed.'),
  }),
  example: { questionIndex: 0 },
  read: (received, { questionAt, field }) => {
    const shown = questionAt(received.questionIndex, `${field}.questionIndex`);
    return { inside: [], store: (idOf) => ({ questionId: idOf(shown) }) };
  },
  view: ({ questionId }, { indexOf }) => ({ questionIndex: indexOf(questionId) }),
  placed: ({ questionId }) => [questionId],
  renamed: ({ questionId }, newIdOf) => ({ questionId: newIdOf(questionId) }),
};
