import type { MultipleChoiceInput } from '../generated/resolverTypes.ts';
import { optionsOf, positions } from './answers.ts';
import type { MultipleChoiceModel, QuestionBase } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { positionsPath, type QuestionWriter } from './questionWriter.ts';

export const multipleChoice = (wire: QuestionWire, base: QuestionBase): MultipleChoiceModel => ({
  __typename: 'MultipleChoiceQuestion',
  ...base,
  options: optionsOf(wire),
  chosenPositions: positions(wire.userAnswer),
  correctPositions: positions(wire.correctAnswer),
});

export const writeMultipleChoice: QuestionWriter<MultipleChoiceInput> = {
  write: ({ options, correctPositions }) => ({
    '@type': 'MultipleChoice',
    answer: options,
    correctAnswer: correctPositions,
  }),
  path: positionsPath('correctPositions'),
};
