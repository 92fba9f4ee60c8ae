import type { SingleChoiceInput } from '../generated/resolverTypes.ts';
import { optionsOf, positions } from './answers.ts';
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
    correctPosition: positions(wire.correctAnswer)?.[0] ?? 1,
  }),
  write: ({ list, options, correctPosition }) => ({
    '@type': list === true ? 'List' : 'SingleChoice',
    answer: options,
    correctAnswer: [correctPosition],
  }),
  path: positionsPath('correctPosition'),
};
