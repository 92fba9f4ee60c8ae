import type { SingleOrderingInput } from '../generated/resolverTypes.ts';
import { optionsOf, positions } from './answers.ts';
import type { QuestionBase, SingleOrderingModel } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { positionsPath, type QuestionWriter } from './questionWriter.ts';

export const singleOrdering = (wire: QuestionWire, base: QuestionBase): SingleOrderingModel => ({
  __typename: 'SingleOrderingQuestion',
  ...base,
  options: optionsOf(wire),
  givenOrder: positions(wire.userAnswer),
  correctPartCount: wire.partsCorrect,
  partCount: wire.parts,
  correctOrder: positions(wire.correctAnswer),
});

export const writeSingleOrdering: QuestionWriter<SingleOrderingInput> = {
  write: ({ options, correctOrder }) => ({ '@type': 'SingleOrdering', answer: options, correctAnswer: correctOrder }),
  path: positionsPath('correctOrder'),
};
