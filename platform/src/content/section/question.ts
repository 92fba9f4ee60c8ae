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

interface Place {
  readonly questionIndex: number | null;
}
interface StoredPlace {
  readonly questionId: Id | null;
}

/** A place for a question (SEC-16), null until one was chosen. The wire names it by its index (OP-19), what is stored by its id. */
export const question: SectionKind<'QUESTION', Place, StoredPlace, Place> = {
  type: 'QUESTION',
  request: z.object(
    {
      questionIndex: questionIndex
        .nullable()
        .describe('Zero-based index in the questions of the lecture; in a draft without learners it may be null.'),
    },
    'must be an object',
  ),
  response: z.object({
    questionIndex: z
      .int()
      .nullable()
      .describe('Zero-based index in the questions that the author has listed; null where none was chosen yet.'),
  }),
  example: { questionIndex: 0 },
  unfinished: (place) =>
    ('questionId' in place ? place.questionId : place.questionIndex) === null ? ['questionIndex'] : [],
  read: ({ questionIndex: index }, { questionAt, field }) => {
    if (index === null) {
      return { inside: [], store: () => ({ questionId: null }) };
    }
    const shown = questionAt(index, `${field}.questionIndex`);
    return { inside: [], store: (idOf) => ({ questionId: idOf(shown) }) };
  },
  view: ({ questionId }, { indexOf }) => ({ questionIndex: questionId === null ? null : indexOf(questionId) }),
  placed: ({ questionId }) => (questionId === null ? [] : [questionId]),
  renamed: ({ questionId }, newIdOf) => ({ questionId: questionId === null ? null : newIdOf(questionId) }),
};
