import { foundIf } from '../../editing/check/contentFinding.ts';
import { optionFindings } from '../choice/optionFindings.ts';
import { graphql, readInlineData } from 'react-relay';
import { z, type Immutable } from '../../editing/shape.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { commonOptions, optionIds, options, optionsOf, position } from '../choice/choiceAnswers.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { questionType } from '../questionType.ts';
import { positionsIn } from '../try/draftGrade.ts';
import type { type_singleChoice$key } from './__generated__/type_singleChoice.graphql.ts';

const shape = z.strictObject({
  type: z.literal('singleChoice'),
  /** True for the older type `List`, which behaves the same and is kept (OP-57). */
  list: z.boolean(),
  options,
  optionIds,
  correctPosition: position,
});

export type SingleChoiceContent = Immutable<z.output<typeof shape>>;

/** One answer of several is right. */
export const singleChoice = questionType<SingleChoiceContent, type_singleChoice$key>({
  name: 'singleChoice',
  label: messages.singleChoice,
  shape,
  read: (question) => {
    const read = readInlineData<type_singleChoice$key>(
      graphql`
        fragment type_singleChoice on AuthoredSingleChoiceQuestion @inline {
          list
          options
          optionIds
          correctPosition
        }
      `,
      question,
    );
    return {
      type: 'singleChoice',
      list: read.list,
      options: read.options,
      optionIds: read.optionIds,
      correctPosition: read.correctPosition,
    };
  },
  write: (content) => ({ singleChoice: membersOf(content) }),
  tell: (content) => commonOptions(content, [content.correctPosition]),
  make: (common) => ({
    type: 'singleChoice',
    list: false,
    ...optionsOf(common),
    correctPosition: common.right[0] ?? 1,
  }),
  check: ({ options: given, correctPosition }) => [
    ...optionFindings(given),
    ...foundIf(correctPosition > given.length, 'noRightAnswer', 'options'),
  ],
  grade: ({ correctPosition }, answer) => {
    const given = positionsIn(answer);
    return { correct: given.length === 1 && given[0] === correctPosition, parts: null, chosen: given };
  },
  editor: () => import('./SingleChoiceEditor.tsx').then((module) => module.SingleChoiceEditor),
  tried: () => import('./TriedSingleChoice.tsx').then((module) => module.TriedSingleChoice),
});
