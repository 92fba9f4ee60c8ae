import { foundIf } from '../../editing/check/contentFinding.ts';
import { optionFindings } from '../choice/optionFindings.ts';
import { graphql, readInlineData } from 'react-relay';
import { z, type Immutable } from '../../editing/shape.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { commonOptions, optionIds, options, optionsOf, position } from '../choice/choiceAnswers.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { questionType } from '../questionType.ts';
import { positionsIn } from '../try/draftGrade.ts';
import type { type_singleOrdering$key } from './__generated__/type_singleOrdering.graphql.ts';

const shape = z.strictObject({
  type: z.literal('singleOrdering'),
  /** The items in the order shown at first. */
  options,
  optionIds,
  /** Positions in the right order. */
  correctOrder: z.array(position),
});

export type SingleOrderingContent = Immutable<z.output<typeof shape>>;

/** Items are put into an order; one that is made of other answers is right as they stand. */
export const singleOrdering = questionType<SingleOrderingContent, type_singleOrdering$key>({
  name: 'singleOrdering',
  label: messages.singleOrdering,
  shape,
  read: (question) => {
    const read = readInlineData<type_singleOrdering$key>(
      graphql`
        fragment type_singleOrdering on AuthoredSingleOrderingQuestion @inline {
          options
          optionIds
          correctOrder
        }
      `,
      question,
    );
    return {
      type: 'singleOrdering',
      options: read.options,
      optionIds: read.optionIds,
      correctOrder: read.correctOrder,
    };
  },
  write: (content) => ({ singleOrdering: membersOf(content) }),
  tell: (content) => commonOptions(content, []),
  make: (common) => ({
    type: 'singleOrdering',
    ...optionsOf(common),
    correctOrder: common.answers.map((_, index) => index + 1),
  }),
  check: ({ options: given, correctOrder }) => [
    ...optionFindings(given),
    ...foundIf(new Set(correctOrder).size < correctOrder.length, 'keyedTwice', 'options'),
  ],
  grade: ({ correctOrder }, answer) => {
    const given = positionsIn(answer);
    const right = correctOrder.filter((each, place) => given[place] === each).length;
    const total = correctOrder.length;
    return {
      correct: total > 0 && right === total && given.length === total,
      parts: { correct: right, total },
      chosen: [],
    };
  },
  editor: () => import('./OrderingEditor.tsx').then((module) => module.OrderingEditor),
  tried: () => import('./TriedOrdering.tsx').then((module) => module.TriedOrdering),
});
