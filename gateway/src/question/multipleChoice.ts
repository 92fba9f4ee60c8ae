import type { MultipleChoiceInput } from '../generated/resolverTypes.ts';
import { optionIdsOf, optionIdsRequest, optionsOf, positions } from './answers.ts';
import type { QuestionKind } from './questionKind.ts';
import { positionsPath } from './questionWriter.ts';

export const multipleChoice: QuestionKind<'MultipleChoiceQuestion', MultipleChoiceInput> = {
  wire: ['MultipleChoice'],
  typename: 'MultipleChoiceQuestion',
  read: (wire) => ({
    options: optionsOf(wire),
    chosenPositions: positions(wire.userAnswer),
    correctPositions: positions(wire.correctAnswer),
  }),
  forAuthors: (wire) => ({
    options: optionsOf(wire),
    optionIds: optionIdsOf(wire),
    correctPositions: positions(wire.correctAnswer) ?? [],
  }),
  write: ({ options, optionIds, correctPositions }) => ({
    '@type': 'MultipleChoice',
    answer: options,
    ...optionIdsRequest(optionIds),
    correctAnswer: correctPositions,
  }),
  path: positionsPath('correctPositions'),
};
