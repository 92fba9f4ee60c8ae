import type { SingleChoiceInput } from '../generated/resolverTypes.ts';
import { optionIdsOf, optionIdsRequest, optionsOf, positions } from './answers.ts';
import type { QuestionKind } from './questionKind.ts';
import { positionsPath } from './questionWriter.ts';

/** QUIZ-03. The older type `List` behaves the same. */
export const singleChoice: QuestionKind<'SingleChoiceQuestion', SingleChoiceInput> = {
  wire: ['SingleChoice', 'List'],
  typename: 'SingleChoiceQuestion',
  read: (wire) => ({
    list: wire['@type'] === 'List',
    options: optionsOf(wire),
    chosenPosition: positions(wire.userAnswer)?.[0] ?? null,
    correctPosition: positions(wire.correctAnswer)?.[0] ?? null,
  }),
  forAuthors: (wire) => ({
    list: wire['@type'] === 'List',
    options: optionsOf(wire),
    optionIds: optionIdsOf(wire),
    correctPosition: positions(wire.correctAnswer)?.[0] ?? 1,
  }),
  write: ({ list, options, optionIds, correctPosition }) => ({
    '@type': list === true ? 'List' : 'SingleChoice',
    answer: options,
    ...optionIdsRequest(optionIds),
    correctAnswer: [correctPosition],
  }),
  path: positionsPath('correctPosition'),
};
