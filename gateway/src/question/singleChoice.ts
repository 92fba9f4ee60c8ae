import type { SingleChoiceInput } from '../generated/resolverTypes.ts';
import { optionsOf, positions } from './answers.ts';
import type { QuestionBase, SingleChoiceModel } from './questionModel.ts';
import type { QuestionWire } from './questionWire.ts';
import { positionsPath, type QuestionWriter } from './questionWriter.ts';

/** QUIZ-03. The older type `List` behaves the same. */
export const singleChoice = (wire: QuestionWire, base: QuestionBase): SingleChoiceModel => ({
  __typename: 'SingleChoiceQuestion',
  ...base,
  list: wire['@type'] === 'List',
  options: optionsOf(wire),
  chosenPosition: positions(wire.userAnswer)?.[0] ?? null,
  correctPosition: positions(wire.correctAnswer)?.[0] ?? null,
});

export const writeSingleChoice: QuestionWriter<SingleChoiceInput> = {
  write: ({ list, options, correctPosition }) => ({
    '@type': list === true ? 'List' : 'SingleChoice',
    answer: options,
    correctAnswer: [correctPosition],
  }),
  path: positionsPath('correctPosition'),
};
