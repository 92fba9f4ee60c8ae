import type { SingleOrderingInput } from '../generated/resolverTypes.ts';
import { optionsOf, positions } from './answers.ts';
import type { QuestionKind } from './questionKind.ts';
import { positionsPath } from './questionWriter.ts';

export const singleOrdering: QuestionKind<'SingleOrderingQuestion', SingleOrderingInput> = {
  wire: ['SingleOrdering'],
  typename: 'SingleOrderingQuestion',
  read: (wire) => ({
    options: optionsOf(wire),
    givenOrder: positions(wire.userAnswer),
    correctPartCount: wire.partsCorrect,
    partCount: wire.parts,
    correctOrder: positions(wire.correctAnswer),
  }),
  forAuthors: (wire) => ({ options: optionsOf(wire), correctOrder: positions(wire.correctAnswer) ?? [] }),
  write: ({ options, correctOrder }) => ({ '@type': 'SingleOrdering', answer: options, correctAnswer: correctOrder }),
  path: positionsPath('correctOrder'),
};
