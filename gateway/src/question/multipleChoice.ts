import { optionsOf, positions } from './answers.ts';
import type { MultipleChoiceModel, QuestionBase } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';

export const multipleChoice = (wire: QuestionWire, base: QuestionBase): MultipleChoiceModel => ({
  __typename: 'MultipleChoiceQuestion',
  ...base,
  options: optionsOf(wire),
  chosenPositions: positions(wire.userAnswer),
  correctPositions: positions(wire.correctAnswer),
});
