import { foundIf } from '../../editing/check/contentFinding.ts';
import { optionFindings } from '../choice/optionFindings.ts';
import { graphql, readInlineData } from 'react-relay';
import { z, type Immutable } from '../../editing/shape.ts';
import { membersOf } from '../../editing/membersOf.ts';
import { commonOptions, optionIds, options, optionsOf, position } from '../choice/choiceAnswers.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { questionType } from '../questionType.ts';
import { positionsIn, sameSet } from '../try/draftGrade.ts';
import type { type_multipleChoice$key } from './__generated__/type_multipleChoice.graphql.ts';

const shape = z.strictObject({
  type: z.literal('multipleChoice'),
  options,
  optionIds,
  /** Ascending. */
  correctPositions: z.array(position),
});

export type MultipleChoiceContent = Immutable<z.output<typeof shape>>;

/** Several answers may be right. */
export const multipleChoice = questionType<MultipleChoiceContent, type_multipleChoice$key>({
  name: 'multipleChoice',
  label: messages.multipleChoice,
  shape,
  read: (question) => {
    const read = readInlineData<type_multipleChoice$key>(
      graphql`
        fragment type_multipleChoice on AuthoredMultipleChoiceQuestion @inline {
          options
          optionIds
          correctPositions
        }
      `,
      question,
    );
    return {
      type: 'multipleChoice',
      options: read.options,
      optionIds: read.optionIds,
      correctPositions: read.correctPositions,
    };
  },
  write: (content) => ({ multipleChoice: membersOf(content) }),
  tell: (content) => commonOptions(content, content.correctPositions),
  make: (common) => ({
    type: 'multipleChoice',
    ...optionsOf(common),
    correctPositions: common.right.length > 0 ? common.right : [1],
  }),
  check: ({ options: given, correctPositions }) => [
    ...optionFindings(given),
    ...foundIf(correctPositions.length === 0, 'noRightAnswer', 'options'),
  ],
  grade: ({ correctPositions }, answer) => {
    const given = positionsIn(answer);
    return { correct: sameSet(given, correctPositions), parts: null, chosen: given };
  },
  editor: () => import('./MultipleChoiceEditor.tsx').then((module) => module.MultipleChoiceEditor),
  tried: () => import('./TriedMultipleChoice.tsx').then((module) => module.TriedMultipleChoice),
});
