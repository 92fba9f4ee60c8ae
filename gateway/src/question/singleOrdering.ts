import type { SingleOrderingInput } from '../generated/resolverTypes.ts';
import { optionIdsOf, optionIdsRequest, optionsOf, positions } from './answers.ts';
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
  forAuthors: (wire) => ({
    options: optionsOf(wire),
    optionIds: optionIdsOf(wire),
    correctOrder: positions(wire.correctAnswer) ?? [],
  }),
  write: ({ options, optionIds, correctOrder }) => ({
    '@type': 'SingleOrdering',
    answer: options,
    ...optionIdsRequest(optionIds),
    correctAnswer: correctOrder,
  }),
  path: positionsPath('correctOrder'),
};
